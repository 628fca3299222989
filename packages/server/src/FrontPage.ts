/** The page at `/`: where things are. */
export const frontPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Assay</title>
<link rel="icon" href="data:,">
<style>
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem; color: #222; background: #fff }
  code { background: #f2f2f2; padding: .1rem .3rem }
</style>
</head>
<body>
<h1>Assay</h1>
<p>This service tests applications from tests written in plain English, in a real browser.</p>
<ul>
  <li><a href="/docs">The REST interface</a>, and <a href="/openapi.json">its OpenAPI document</a></li>
  <li><a href="/healthz">Whether it is alive</a>, and <a href="/readyz">whether it can run tests</a></li>
  <li><a href="/demo">The demonstration's target</a>, an order page with one bug on purpose</li>
</ul>
<p>From a terminal: <code>npx assay --help</code></p>
</body>
</html>
`
