/** "The box closes": a dialog, and no field or part of the page. */
export default [
  {
    about: "a dialog called a box",
    page: `<button onclick="d.showModal()">Edit</button><dialog id="d"><h2>Vehicle</h2><label>Plate <input></label><label>Status <select><option>On</option></select></label><button onclick="d.close();s.textContent='Vehicle updated'">Save</button><button onclick="s.textContent='Not yet'">Check</button></dialog><label>Town <input></label><p id=s></p>`,
    passed: ["Click Edit. Click Save. The box closes and I see Vehicle updated", "Click Edit. The box opens"],
    failed: ["Click Edit. Click Check. The box closes"],
    never: ["Click Edit. Click Save. The box opens", "The box opens"]
  },
  {
    about: "a box that folds, and stays open",
    page: `<div class="box" style="border:1px solid"><h2>Details</h2><p>Long text</p><button onclick="s.textContent='pressed'">Fold</button></div><p id=s></p>`,
    never: ["Click Fold. The box closes"]
  }
]
