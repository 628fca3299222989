/** How a replay looks, by day and by night. */
export const style = `
:root {
  color-scheme: light dark;
  --page: #f6f7f9; --card: #fff; --line: #dfe3e8; --ink: #1c2430; --soft: #5d6978; --mark: #eef3fb; --accent: #2463eb;
  --passed: #12783d; --failed: #c22a2f; --blocked: #9a5b00; --untested: #6b7685;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #11151b; --card: #191f27; --line: #2c3542; --ink: #e7ebf0; --soft: #9aa7b6; --mark: #202b3b; --accent: #7aa5ff;
    --passed: #4cc27d; --failed: #ff7b7f; --blocked: #e5a443; --untested: #8b97a6;
  }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
header { padding: 20px 24px 16px; border-bottom: 1px solid var(--line); background: var(--card) }
h1 { margin: 0 0 4px; font-size: 20px; line-height: 1.3; overflow-wrap: anywhere }
h1 .verdict { display: inline-block; margin-right: 10px; padding: 2px 10px; border-radius: 6px; font-size: 13px; line-height: 20px;
  letter-spacing: .04em; vertical-align: 2px; color: var(--card) }
.verdict.passed { background: var(--passed) } .verdict.failed { background: var(--failed) } .verdict.blocked { background: var(--blocked) }
.verdict.untested { background: var(--untested) }
header p { margin: 2px 0; color: var(--soft); overflow-wrap: anywhere } header p.summary { color: var(--ink) }
main { display: grid; grid-template-columns: minmax(260px, 360px) minmax(0, 1fr); gap: 20px; padding: 20px 24px; align-items: start }
ol { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 10px; background: var(--card); overflow: hidden }
ol li + li { border-top: 1px solid var(--line) }
ol button { display: grid; grid-template-columns: 22px 1fr auto; gap: 8px; width: 100%; padding: 10px 12px; border: 0; background: none;
  color: inherit; font: inherit; text-align: left; cursor: pointer }
ol button:hover { background: var(--mark) } ol button[aria-current="step"] { background: var(--mark); box-shadow: inset 3px 0 var(--accent) }
ol .text { overflow-wrap: anywhere } ol .ms { color: var(--soft); font-variant-numeric: tabular-nums; white-space: nowrap }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.icon { width: 14px; height: 14px; vertical-align: -2px } .icon.solid { fill: currentColor } .icon.line { fill: none; stroke: currentColor; stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round }
.play .icon { margin-right: 6px } .play .hold, .play.playing .begin { display: none } .play.playing .hold { display: inline }
.sign { text-align: center } .sign.passed { color: var(--passed) } .sign.failed { color: var(--failed) }
.sign.blocked { color: var(--blocked) } .sign.untested { color: var(--untested) }
.stage { border: 1px solid var(--line); border-radius: 10px; background: var(--card); overflow: hidden }
.screen { display: flex; align-items: center; justify-content: center; min-height: 220px; background: var(--page); border-bottom: 1px solid var(--line) }
.screen img { display: block; width: 100%; max-height: 72vh; object-fit: contain } .screen p { color: var(--soft) }
.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 10px 12px; border-bottom: 1px solid var(--line) }
.controls button { min-width: 40px; height: 36px; padding: 0 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--card);
  color: inherit; font: inherit; cursor: pointer } .controls button:hover:not(:disabled) { background: var(--mark) }
.controls button:disabled { opacity: .45; cursor: default } .controls .play { min-width: 92px; border-color: var(--accent); color: var(--accent); font-weight: 600 }
.controls input { flex: 1 1 140px; min-width: 100px; accent-color: var(--accent) }
.controls output { color: var(--soft); font-variant-numeric: tabular-nums; min-width: 116px; text-align: right }
.told { padding: 12px 16px } .told h2 { margin: 0 0 4px; font-size: 16px; overflow-wrap: anywhere } .told p { margin: 4px 0; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 8px 0 0 } dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
section.more { padding: 0 24px 24px } details { margin-top: 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--card) }
summary { padding: 10px 14px; cursor: pointer; font-weight: 600 } details ul { margin: 0; padding: 0 14px 12px 32px } details li { margin: 4px 0; overflow-wrap: anywhere }
details .of { color: var(--soft) } .keys { color: var(--soft); padding: 0 24px 24px; margin: 0 }
kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: 0 5px; font: 12px ui-monospace, monospace; background: var(--card) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px } ol button:focus-visible { outline-offset: -2px }
@media (max-width: 820px) { main { grid-template-columns: 1fr; padding: 16px } header { padding: 16px } section.more, .keys { padding-inline: 16px } .stage { order: -1 } }
`
