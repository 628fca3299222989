/** Puts Playwright's refusals into the domain's words. */
import {
  ActionUnsupported,
  type ActError,
  TargetNotActionable,
  TargetStale,
  TargetUnreachable
} from "@assay/domain/Driver"

const reasons: ReadonlyArray<readonly [RegExp, TargetNotActionable["why"], string]> = [
  [/intercepts pointer events/, "covered", "it is covered"],
  [/element is not enabled|element is disabled/, "disabled", "it is disabled"],
  [/element is not editable|is readonly|read-only/, "read_only", "it is read-only"],
  [/element is not stable/, "moving", "it keeps moving"],
  [/element is not visible|outside of the viewport/, "not_visible", "it is not visible"]
]

/** Found out only once the element is in the state to take the action. */
const atPointer = /intercepts pointer events|outside of the viewport/

/** The last thing that Playwright found out tells why it gave up, unless it was no longer so; what it went on to do tells nothing. */
const whyOf = (message: string) => {
  const lines = message.split("\n")
  const ready = lines.findLastIndex((line) => /element is visible/.test(line))
  return lines
    .filter((line, at) => at > ready || atPointer.test(line))
    .map((line) => reasons.find(([pattern]) => pattern.test(line)))
    .findLast((reason) => reason !== undefined)
}

const coverOf = (message: string): string => {
  const cover = message.split("\n").findLast((line) => /intercepts pointer events/.test(line))
  const element = /(<[^>]*>)/.exec(cover ?? "")?.[1]
  return element === undefined ? "" : ` by ${element.slice(0, 120)}`
}

const unsupported =
  /is not an? <|Element is not|Cannot type text|Malformed value|Cannot uncheck radio|Not a checkbox|Unknown key|can't be filled|cannot be filled|Non-multiple file input|No node found for selector/i

/** The element took the action, and what has to come of it did not. */
const withoutEffect = /did not change|Not every choice was taken|while waiting for event/i

const firstLine = (message: string): string =>
  (message.split("\n")[0] ?? message).replace(/^[\w.]+: (?:Error: )?/, "").trim()

/** The browser has been told of the click or the key, and the page may come to it later. Of a key nothing is told before. */
export const wasSent = (message: string): boolean => {
  const last = message.split("\n").findLast((line) => /\w/.test(line) && !/operation was aborted/.test(line))
  return message.startsWith("elementHandle.press:") || /performing \w+ action/.test(last ?? "")
}

/** Said of an action that was given up in the middle of it. */
export const inTheMiddle = "was given up in the middle of it"

/** `url` is that of the page, which going back or reloading may open anew. */
export const actFailure = (message: string, url: string): ActError => {
  if (/net::ERR_/.test(message)) return unreachable(url, message)
  if (/not attached|detached|is not connected|context was destroyed|adopt/i.test(message))
    return new TargetStale({ message: "The element is no longer on the page" })
  if (message.includes(inTheMiddle))
    return new ActionUnsupported({
      message:
        "The browser did not finish the action in time. It may have taken effect, so it is not done again"
    })
  const known = whyOf(message)
  if (known !== undefined && /Timeout|exceeded|intercepts|not visible/i.test(message))
    return new TargetNotActionable({
      why: known[1],
      message: `The element did not take the action: ${known[2]}${known[1] === "covered" ? coverOf(message) : ""}`
    })
  if (/Timeout \d+ms exceeded(?! while waiting for event)/.test(message))
    return new TargetNotActionable({
      why: "unanswered",
      message:
        "The browser did not come to the action in time, and found nothing that keeps the element from it"
    })
  if (unsupported.test(message)) return new ActionUnsupported({ message: firstLine(message) })
  // What nobody foresaw, a fault of ours included, says nothing of the product.
  const why = withoutEffect.test(message) ? "other" : "unanswered"
  return new TargetNotActionable({ why, message: firstLine(message) })
}

const netErrors: ReadonlyArray<readonly [RegExp, string]> = [
  [/ERR_NAME_NOT_RESOLVED/, "there is no such host"],
  [/ERR_CONNECTION_REFUSED/, "the connection was refused"],
  [/ERR_CONNECTION_(RESET|CLOSED|ABORTED)|ERR_EMPTY_RESPONSE/, "the connection was closed without an answer"],
  [/ERR_(CONNECTION_)?TIMED_OUT|Timeout \d+ms exceeded/, "there was no answer in time"],
  [/ERR_ADDRESS_UNREACHABLE|ERR_INTERNET_DISCONNECTED/, "the address cannot be reached"],
  [/ERR_CERT|ERR_SSL/, "its certificate is not valid"],
  [/ERR_TOO_MANY_REDIRECTS/, "it redirects without end"],
  [/ERR_UNSAFE_PORT/, "browsers do not open this port"],
  [
    /ERR_INVALID_URL|Cannot navigate to invalid URL|ERR_UNKNOWN_URL_SCHEME/,
    "this is no address that can be opened"
  ],
  [/ERR_PROXY|ERR_TUNNEL/, "the connection was refused"]
]

/** The action itself was carried out; only the page that it led to did not come in time. */
export const isDone = (message: string): boolean =>
  /click action done|waiting for scheduled navigations to finish/.test(message)

export const isDownload = (message: string): boolean => /Download is starting/.test(message)

export const unreachable = (url: string, message: string): TargetUnreachable => {
  const known = netErrors.find(([pattern]) => pattern.test(message))
  const code = /net::(ERR_[A-Z_]+)/.exec(message)?.[1]
  const reason = known?.[1] ?? firstLine(message)
  return new TargetUnreachable({
    url,
    message: `${url} could not be opened: ${reason}${code === undefined ? "" : ` (${code})`}`
  })
}
