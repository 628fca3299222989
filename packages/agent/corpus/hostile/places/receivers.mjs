/** "Resend the code to Ines": each line has a button for the one who gets it, or none. */
const line = (name, state, button) =>
  `<tr><td>${name}</td><td>${state}</td><td>${button ? `<button onclick="said.textContent = 'Code sent to ${name}'">Resend</button>` : ""}</td></tr>`
const patients = (lines) =>
  `<h1>Patients</h1><table><thead><tr><th>Name</th><th>State</th><th></th></tr></thead><tbody>${lines}</tbody></table><p id="said" role="status"></p>`

export default [
  {
    about: "one line has the button",
    page: patients(line("Ines Duarte", "Waiting for code", true) + line("Olaf Berg", "Active", false)),
    passed: [
      'Resend the code to Ines Duarte\n"Code sent to Ines Duarte" is shown',
      'Resend the code\n"Code sent to Ines Duarte" is shown'
    ],
    never: [
      "Resend the code to Olaf Berg\nA message appears",
      "Resend the code to Olaf Berg\nCode sent is shown"
    ]
  },
  {
    about: "two lines have it",
    page: patients(
      line("Ines Duarte", "Waiting for code", true) +
        line("Olaf Berg", "Active", false) +
        line("Mina Roth", "Waiting for code", true)
    ),
    passed: [
      'Resend the code to Mina Roth\n"Code sent to Mina Roth" is shown',
      'Resend the code to "Ines Duarte"\n"Code sent to Ines Duarte" is shown'
    ],
    never: [
      "Resend the code to Olaf Berg\nA message appears",
      'Resend the code to Mina Roth\n"Code sent to Ines Duarte" is shown'
    ]
  }
]
