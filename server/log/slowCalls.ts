import type { AppOptions } from '../context.ts'

/** A route whose calls took long since this process began; `longest` in milliseconds. */
type SlowCall = { call: string; times: number; longest: number }

/** Duration (ms) from which a call is slow. */
const slow = 1000

/** Notes the duration of a call; keeps only slow ones, by their route, of which there are few. */
export const noteDuration = (options: AppOptions, call: string, milliseconds: number) => {
  if (milliseconds < slow) return
  const mine = notes.get(options) ?? new Map<string, SlowCall>()
  notes.set(options, mine)
  const { times, longest } = mine.get(call) ?? { times: 0, longest: 0 }
  mine.set(call, { call, times: times + 1, longest: Math.max(longest, milliseconds) })
}

/** Returns the slow calls of this process, the slowest first. */
export const slowCalls = (options: AppOptions): readonly SlowCall[] =>
  [...(notes.get(options)?.values() ?? [])].toSorted((one, other) => other.longest - one.longest)

const notes = new WeakMap<AppOptions, Map<string, SlowCall>>()
