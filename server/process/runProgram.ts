import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from './StartRefusal.ts'
import { followParent } from './followParent.ts'

/** Closes what was opened, in the time that is left (ms). */
type Close<T> = (opened: T, milliseconds: number) => Promise<void>

/** Registers what must be closed at the end, in reverse order, also when the end comes while it is still being opened. */
export type OnEnd = <T>(opening: Promise<T>, close: Close<T>) => Promise<T>

/** Time (ms) from the signal to end until the process leaves, whatever still runs. */
const farewell = 10_000

/** Part of that time (ms) for the database, which closes last. */
export const forDatabase = 2000

/**
 * Runs a program until it is done or told to end (Ctrl-C, SIGTERM, the end of npm), with ten seconds to close. A failed
 * start prints one sentence; it and an interrupted command exit non-zero.
 */
export async function runProgram(
  program: (onEnd: OnEnd) => Promise<'done' | 'serving'>,
  kind: 'command' | 'server' = 'command',
) {
  const closers: ((until: number) => Promise<void>)[] = []
  let ended = false
  const end = async (code: number) => {
    if (ended) return
    ended = true
    const until = performance.now() + farewell
    const closeAll = async () => {
      for (const close of closers.reverse()) await close(until).catch(() => undefined)
    }
    await Promise.race([closeAll(), pause(farewell)])
    process.exit(process.exitCode ?? code)
  }
  const leave = () => {
    const isServer = kind === 'server'
    if (!ended) console.log(isServer ? 'Cerrando…' : 'Interrumpido: no se terminó.')
    return end(isServer ? 0 : 1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave)
  for (const stream of [process.stdout, process.stderr]) stream.on('error', unheard)
  followParent(leave)
  try {
    const outcome = await program((opening, close) => {
      closers.push(until => opening.then(opened => close(opened, until - performance.now())))
      return opening
    })
    if (outcome === 'done') await end(0)
  } catch (error) {
    if (!ended)
      console.error(
        ...(error instanceof StartRefusal
          ? [`\n${error.message}`]
          : ['\nUn fallo inesperado detuvo el programa:', error]),
      )
    await end(1)
  }
}

/** Ignores a failing output: nobody reads it any more, or the disk of the log is full, and the program goes on. */
const unheard = () => undefined
