/** "The first stop" of a list that only its id calls "stops": what stands first in it, and not all that the list holds. */
const route = `<h1>Ferry line 4</h1><ol id="stops" style="display:flex;gap:24px;list-style:none">
  <li>Quay</li><li>Lighthouse</li><li>Sandbank</li><li>Old Town</li></ol><p>Runs every 40 minutes</p>`

export default [
  {
    about: "a list that nothing on the page but its id calls stops",
    page: route,
    passed: ["The first stop is Quay", "The last stop is Old Town"],
    never: [
      "The first stop is Lighthouse",
      "The first stop is Old Town",
      "The last stop is Quay",
      "The second stop is Quay",
      "The fifth stop is Old Town"
    ]
  }
]
