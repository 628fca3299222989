/** What a list tells of a vehicle: its driver, and its own status. */
const page = `<h1>KV-105</h1><dl><dt>Vehicle</dt><dd>KV-105</dd><dt>Driver</dt><dd>Elif Demir</dd><dt>Status</dt><dd>Active</dd></dl>`

export default [
  {
    about: "the status of one who is named beside it",
    page,
    passed: ["The status is Active", "The driver is Elif Demir", "The status of the vehicle is Active"],
    never: ["The status of the driver is Active", "The status of the vehicle is Retired"]
  }
]
