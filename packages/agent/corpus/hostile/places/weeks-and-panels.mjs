/** A week as calendars draw it: what is on a day, when it begins and ends, and what only the panel says. */
const ev = (top, h, cls, title, time, extra = "") =>
  `<div class="ev ${cls}" style="top:${top}px;height:${h}px" tabindex="0" title="${title}, ${time}"><div class="ev-title">${title}</div><div class="ev-time">${time}</div>${extra}</div>`
const day = (n, d, evs, cls = "") =>
  `<div class="day ${cls}"><div class="day-head"><span class="dow">${n}</span> <span class="num">${d}</span></div><div class="day-body">${evs}</div></div>`
const page = `<style>
*{box-sizing:border-box}body{margin:0;font:13px sans-serif;color:#222}.app{display:flex;min-height:100vh}.side{width:200px;padding:14px;border-right:1px solid #ddd}.main{flex:1;padding:10px}.panel{width:270px;border-left:1px solid #ddd;padding:14px}
.bar{display:flex;gap:8px;align-items:center;margin-bottom:8px}.seg{display:inline-flex;border:1px solid #bbb;border-radius:6px;overflow:hidden}.seg button{border:0;background:#fff;padding:5px 10px}.seg button.active{background:#2456c4;color:#fff}
.week{display:flex;border:1px solid #ddd}.day{flex:1;border-right:1px solid #eee;min-width:90px}.day.today{background:#f1f6ff}.day-head{padding:6px;border-bottom:1px solid #ddd;text-align:center}.day-body{position:relative;height:380px}
.ev{position:absolute;left:3px;right:3px;border-radius:4px;padding:3px;font-size:11px;overflow:hidden;background:#cfe3ff}.ev.personal{background:#d6f5d6}.ev.travel{background:#ffe2c4}.ev.cancelled .ev-title{text-decoration:line-through}.ev.selected{outline:2px solid #2456c4}
.cal{display:flex;gap:6px;align-items:center;margin:4px 0}.dot{width:10px;height:10px;border-radius:50%;display:inline-block}.chip{border-radius:9px;padding:1px 7px;font-size:11px;background:#eee}.chip.ok{background:#cdeccd}.chip.no{background:#f5cccc}.guest{display:flex;justify-content:space-between;margin:4px 0}.row{margin:8px 0}.lbl{color:#777;font-size:11px}.mini td{padding:2px 5px;text-align:center}.mini .on{background:#2456c4;color:#fff;border-radius:50%}
</style><div class="app">
<div class="side"><button class="primary">Create event</button>
<div class="mini-head"><b>May 2026</b></div><table class="mini" aria-label="May 2026"><tr><th>M</th><th>T</th><th>W</th><th>T</th><th>F</th><th>S</th><th>S</th></tr><tr><td>11</td><td>12</td><td><span class="on">13</span></td><td>14</td><td>15</td><td>16</td><td>17</td></tr></table>
<h3>My calendars</h3>
<label class="cal"><input type="checkbox" checked> <i class="dot" style="background:#2456c4"></i> Work</label>
<label class="cal"><input type="checkbox" checked> <i class="dot" style="background:#2a2"></i> Personal</label>
<label class="cal"><input type="checkbox" checked> <i class="dot" style="background:#e80"></i> Travel</label>
<label class="cal"><input type="checkbox"> <i class="dot" style="background:#999"></i> Holidays</label>
<h3>Other calendars</h3>
<label class="cal"><input type="checkbox"> Birthdays</label>
<label class="cal"><input type="checkbox" disabled> Room bookings</label>
</div>
<div class="main"><div class="bar"><button>Today</button><button aria-label="Previous week">‹</button><button aria-label="Next week">›</button><h1 style="font-size:18px;margin:0">11 – 17 May 2026</h1><span style="flex:1"></span><div class="seg"><button>Day</button><button class="active" aria-pressed="true">Week</button><button>Month</button></div><input type="search" placeholder="Search events"></div>
<div class="week">
${day("Mon", 11, ev(20, 40, "work", "Sprint planning", "09:00 – 10:30") + ev(120, 30, "work", "1:1 with Ada", "13:00 – 13:30"))}
${day("Tue", 12, ev(20, 20, "work", "Stand-up", "09:00 – 09:15") + ev(150, 60, "personal", "Dentist", "14:30 – 15:30"))}
${day("Wed", 13, ev(20, 20, "work", "Stand-up", "09:00 – 09:15") + ev(60, 60, "work selected", "Design review", "10:00 – 11:30") + ev(200, 40, "work cancelled", "Budget call", "16:00 – 16:45", '<span class="chip no">Cancelled</span>'), "today")}
${day("Thu", 14, ev(20, 20, "work", "Stand-up", "09:00 – 09:15") + ev(90, 120, "travel", "Flight to Lisbon", "11:20 – 14:05"))}
${day("Fri", 15, ev(90, 60, "work", "Client workshop", "11:00 – 13:00", '<span class="chip">Tentative</span>'))}
${day("Sat", 16, "")}
${day("Sun", 17, ev(180, 40, "personal", "Dinner with Ben", "19:00 – 21:00"))}
</div><div class="foot">11 events this week · 1 cancelled</div></div>
<div class="panel" role="complementary" aria-label="Event details"><div style="display:flex;justify-content:space-between"><h2 style="font-size:16px;margin:0">Design review</h2><button aria-label="Close">×</button></div>
<div class="row"><div class="lbl">When</div><div>Wednesday, 13 May · 10:00 – 11:30</div></div>
<div class="row"><div class="lbl">Where</div><div>Room Neptune</div></div>
<div class="row"><div class="lbl">Calendar</div><div>Work</div></div>
<div class="row"><div class="lbl">Organizer</div><div>Mira Novak</div></div>
<div class="row"><div class="lbl">Reminder</div><select aria-label="Reminder"><option>5 minutes before</option><option selected>15 minutes before</option><option>1 hour before</option></select></div>
<div class="row"><div class="lbl">Guests</div><div>4 guests · 2 yes, 1 no, 1 awaiting</div>
<div class="guest"><span>Mira Novak</span><span class="chip ok">Accepted</span></div><div class="guest"><span>Ada Byron</span><span class="chip ok">Accepted</span></div><div class="guest"><span>Ben Ode</span><span class="chip no">Declined</span></div><div class="guest"><span>Adam Reyes</span><span class="chip">Awaiting</span></div></div>
<div class="row"><label>Notes<br><textarea rows="2">Bring the new icons.</textarea></label></div>
<div class="row">Going? <div class="seg" role="group" aria-label="Going?"><button class="active" aria-pressed="true">Yes</button><button aria-pressed="false">No</button><button aria-pressed="false">Maybe</button></div></div>
<div class="bar"><button>Edit</button><button>Duplicate</button><button disabled>Delete</button></div></div></div>`

export default [
  {
    about: "a week of a calendar with what is open beside it",
    page: page,
    passed: [
      "Budget call is on Wed 13",
      "The Week view is selected",
      "The Month view is not selected",
      "Design review is on Wednesday",
      "Dentist is on Tuesday",
      "Budget call is cancelled",
      "Sprint planning is before 1:1 with Ada",
      "Stand-up appears 3 times",
      "The organizer is Mira Novak",
      "The event details panel shows Room Neptune",
      "The reminder is 15 minutes before",
      "Ben Ode has declined",
      "Adam Reyes is awaiting",
      "There are 4 guests",
      "The Delete button is disabled",
      "The Edit button is enabled",
      "The Work calendar is checked",
      "Holidays is unchecked",
      "Room bookings is disabled",
      "The notes say Bring the new icons.",
      "Yes is selected under Going",
      "The heading is 11 – 17 May 2026",
      "The search field is empty",
      "Dinner with Ben is on Sunday at 19:00",
      "The flight to Lisbon is on Thursday",
      "Flight to Lisbon starts at 11:20 and ends at 14:05",
      "Work, Personal and Travel are checked",
      "The panel shows Design review",
      "Uncheck Travel\nTravel is not checked",
      "Check Birthdays\nBirthdays is checked",
      "Type dentist into Search events\nThe search field contains dentist"
    ],
    never: [
      "Budget call is on Thu 14",
      "Budget call is on Wed 14",
      "The Day view is selected",
      "The Week view is not selected",
      "The Month view is selected",
      "Design review is on Thursday",
      "Design review is from 10:00 to 11:00",
      "Dentist is on Wednesday",
      "Design review is cancelled",
      "Dentist is cancelled",
      "Client workshop is cancelled",
      "Budget call is tentative",
      "There are no events on Sunday",
      "There are no events on Friday",
      "Wednesday has 4 events",
      "There are 2 events on Wednesday",
      "There are 4 events on Thursday",
      "Monday shows Sprint planning and Dentist",
      "1:1 with Ada is before Sprint planning",
      "Stand-up appears 4 times",
      "Stand-up is on Friday",
      "The organizer is Ada Byron",
      "The event details panel shows Flight to Lisbon",
      "The event details panel shows Dentist",
      "The reminder is 5 minutes before",
      "The reminder is 1 hour before",
      "Ben Ode has accepted",
      "Ada is awaiting",
      "There are 3 guests",
      "There are 5 guests",
      "2 guests declined",
      "No guest declined",
      "The Delete button is enabled",
      "The Work calendar is unchecked",
      "Holidays is checked",
      "Room bookings is enabled",
      "Birthdays is checked",
      "The notes say Bring the old icons.",
      "No is selected under Going",
      "Maybe is selected",
      "The footer says 12 events this week",
      "2 events are cancelled",
      "No event is cancelled",
      "The search field contains Search events",
      "Dinner with Ben is on Saturday",
      "Dinner with Ben is on Sunday at 21:00",
      "Flight to Lisbon starts at 14:05",
      "The flight to Lisbon is on Friday",
      "Work, Personal and Holidays are checked",
      "All calendars are checked",
      "The event is in Room Saturn",
      "There are 4 beds",
      "There are 11 guests",
      "There are 11 meetings on Wednesday",
      "4 rooms are booked",
      "Today is Thursday 14",
      "Saturday has 1 event",
      "Sunday is empty",
      "Monday is empty",
      "The last event on Wednesday is Design review",
      "The first event on Thursday is Flight to Lisbon",
      "Design review lasts 2 hours",
      "Client workshop is in Room Neptune",
      "The dentist appointment is in the Work calendar",
      "Sprint planning is selected",
      "Dentist is organized by Mira Novak",
      "There is an event called Review",
      "Dinner is shown in the event details",
      "Uncheck Travel\nWork is not checked",
      "Check Birthdays\nHolidays is checked",
      "Click Close\nThe panel is closed",
      "Press Duplicate\nThere are 2 Design review events"
    ]
  }
]
