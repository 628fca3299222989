/** Where on a page secrets are shown. The page is only asked what it shows: it is never told a secret. */
import type { Box } from "@assay/domain/Screen"
import type { Frame, Page } from "playwright-core"
import { inPage, installed } from "../page/Script.js"
import { placed, placeOf } from "../session/FramePlaces.js"
import { orAfter } from "../session/Waits.js"
import { findSecrets, isBegun } from "./FindSecrets.js"

/** A frame that does not answer within this time may show anything, and is masked whole. */
const framePatience = 1000

const piecesOf = async (frame: Frame): Promise<ReadonlyArray<string>> => {
  const told =
    (await frame.evaluate<string | undefined>(`${installed}?.writing.all()`)) ??
    (await frame.evaluate<string>(`${inPage}.writing.all()`))
  return JSON.parse(told)
}

const inFrame = async (frame: Frame, secrets: ReadonlyArray<string>): Promise<ReadonlyArray<Box>> => {
  const parts = findSecrets(await piecesOf(frame), secrets)
  if (parts.length === 0) return []
  return JSON.parse(await frame.evaluate<string>(`${installed}.writing.boxes(${JSON.stringify(parts)})`))
}

/** Whether a page may show a secret, or the beginning of one; so may every page that does not tell in time. */
export const mayShow = async (page: Page, secrets: ReadonlyArray<string>): Promise<boolean> => {
  if (secrets.length === 0) return false
  const suspicious = async (frame: Frame): Promise<boolean> => {
    const pieces = await piecesOf(frame)
    return findSecrets(pieces, secrets).length > 0 || isBegun(pieces, secrets)
  }
  const all = page.frames().map((frame) =>
    orAfter(
      suspicious(frame).catch(() => true),
      framePatience,
      () => true
    )
  )
  return (await Promise.all(all)).includes(true)
}

const ofChild = async (frame: Frame, secrets: ReadonlyArray<string>): Promise<ReadonlyArray<Box>> => {
  const place = await placeOf(frame)
  if (place.width === 0 || place.height === 0) return []
  const unknown = () => undefined
  const inside = await orAfter(ofFrame(frame, secrets).catch(unknown), framePatience, unknown)
  return inside === undefined ? [place] : inside.map((box) => placed(box, place))
}

/** A frame that goes away while it is looked for shows nothing. */
const unlessGone = (frame: Frame, boxes: Promise<ReadonlyArray<Box>>): Promise<ReadonlyArray<Box>> =>
  boxes.catch((cause: unknown) => (frame.isDetached() ? [] : Promise.reject(cause)))

const ofFrame = async (frame: Frame, secrets: ReadonlyArray<string>): Promise<ReadonlyArray<Box>> => {
  const all = await Promise.all([
    inFrame(frame, secrets),
    ...frame.childFrames().map((child) => unlessGone(child, ofChild(child, secrets)))
  ])
  return all.flat()
}

/** In CSS pixels of the viewport. Rejects where the page cannot tell. */
export const secretBoxes = (page: Page, secrets: ReadonlyArray<string>): Promise<ReadonlyArray<Box>> =>
  ofFrame(page.mainFrame(), secrets)

const near = (one: number, other: number): boolean => Math.abs(one - other) <= 1

/** Nothing has come, gone or moved. */
export const isSame = (before: ReadonlyArray<Box>, after: ReadonlyArray<Box>): boolean =>
  before.length === after.length &&
  before.every((box, at) => {
    const other = after[at]
    return (
      other !== undefined &&
      near(box.x, other.x) &&
      near(box.y, other.y) &&
      near(box.width, other.width) &&
      near(box.height, other.height)
    )
  })
