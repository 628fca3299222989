/** A dash that stands for nothing, in a line whose number has one as well. */
export default [
  {
    about: "a cell with nothing but a dash",
    page: `<table><tr><th>Parcel</th><th>Weight</th><th>Driver</th></tr><tr><td>SL-1041</td><td>2.4 kg</td><td>Jo</td></tr><tr><td>SL-1043</td><td>12.5 kg</td><td>–</td></tr></table>`,
    passed: ["The first row is SL-1041 with 2.4 kg", "The second row is SL-1043 with 12.5 kg"],
    failed: ["The second row is SL-1041 with 2.4 kg"],
    never: [
      "The first row is SL-1041 with 12.5 kg",
      "The table is SL-1041 with 12.5 kg",
      "The second row is SL-1043 with 2.4 kg"
    ]
  }
]
