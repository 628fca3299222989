// A round of load, in a process of its own: takes `{ url, key, method, paths, body, seconds, connections }` as JSON, prints what came of it.
import autocannon from "autocannon"

const { url, key, method, paths, body, seconds, connections } = JSON.parse(process.argv[2])
const headers = {
  authorization: `Bearer ${key}`,
  ...(body === undefined ? {} : { "content-type": "application/json" })
}
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  requests: paths.map((path) => ({ method, path, headers, ...(body === undefined ? {} : { body }) }))
})
process.stdout.write(
  JSON.stringify({
    perSecond: result["2xx"] / result.duration,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts
  })
)
