/**
 * Statements for many keys at once. Requests that come close together ask for the same kind of row: one statement that takes all
 * of their keys costs the database, and the socket to it, hardly more than one for a single key.
 */
import type { DatabaseUnavailable } from "@assay/domain/Database"
import { TransactionConnection } from "@effect/sql/SqlClient"
import { Context, Effect, type Exit, Option } from "effect"

/** A statement for all of the keys, each in it once; what is not there is left out. */
type Asking<A> = (keys: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<A>, DatabaseUnavailable>

type Listener<A> = (answer: Exit.Exit<ReadonlyArray<A>, DatabaseUnavailable>) => void

/** With more keys a statement is no cheaper than two. */
const most = 500

/** Who waits, by key. One statement is under way at a time: keys that come meanwhile go with the next. */
class Queue<A> {
  private readonly waiting = new Map<string, Set<Listener<A>>>()
  private asking = false

  constructor(private readonly ask: Asking<A>) {}

  /** Leaves again when what it returns is called. */
  join(key: string, listener: Listener<A>): () => void {
    const listeners = this.waiting.get(key) ?? new Set()
    this.waiting.set(key, listeners.add(listener))
    if (!this.asking) this.askSoon()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.waiting.get(key) === listeners) this.waiting.delete(key)
    }
  }

  /** After this turn of the event loop, so that whatever came with it is in. */
  private askSoon() {
    this.asking = true
    setImmediate(() => this.send())
  }

  private send() {
    const batch = [...this.waiting].slice(0, most)
    this.asking = batch.length > 0
    if (!this.asking) return
    for (const [key] of batch) this.waiting.delete(key)
    Effect.runFork(this.ask(batch.map(([key]) => key))).addObserver((answer) => {
      for (const [, listeners] of batch) for (const listener of listeners) listener(answer)
      this.askSoon()
    })
  }
}

/**
 * What is found for a key. The statement is sent after the key was asked for, so it sees whatever was committed by then. Within a
 * transaction a key is asked for by itself, on that connection.
 */
export const gathered = <A>(ask: Asking<A>, keyOf: (found: A) => string) => {
  const queue = new Queue(ask)
  const together = (key: string) =>
    Effect.async<ReadonlyArray<A>, DatabaseUnavailable>((resume) => {
      const leave = queue.join(key, resume)
      return Effect.sync(leave)
    })
  return (key: string): Effect.Effect<Option.Option<A>, DatabaseUnavailable> =>
    Effect.withFiberRuntime<ReadonlyArray<A>, DatabaseUnavailable>((fiber) =>
      Option.isSome(Context.getOption(fiber.currentContext, TransactionConnection))
        ? ask([key])
        : together(key)
    ).pipe(Effect.map((all) => Option.fromNullable(all.find((each) => keyOf(each) === key))))
}
