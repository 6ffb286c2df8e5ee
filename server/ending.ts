import { FallaDeArranque } from './fallaDeArranque.ts'
import { followParent } from './followParent.ts'

/** Registers what must be closed at the end, in reverse order, also when the end comes while it is still being opened. */
export type OnEnd = <T>(opening: Promise<T>, close: (opened: T) => Promise<void>) => Promise<T>

/** Runs a program until it is done or, while it serves, until Ctrl-C, SIGTERM or the end of npm. A failure to start is one sentence and a non-zero exit. */
export async function ending(program: (onEnd: OnEnd) => Promise<'done' | 'serving'>) {
  const closers: (() => Promise<void>)[] = []
  let ended = false
  const end = async (code: number) => {
    if (ended) return
    ended = true
    for (const close of closers.reverse()) await close().catch(() => undefined)
    process.exit(process.exitCode ?? code)
  }
  const leave = () => {
    if (!ended) console.log('Cerrando…')
    return end(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave)
  followParent(leave)
  try {
    const outcome = await program((opening, close) => {
      closers.push(() => opening.then(close))
      return opening
    })
    if (outcome === 'done') await end(0)
  } catch (error) {
    if (!ended)
      console.error(
        ...(error instanceof FallaDeArranque
          ? [`\n${error.message}`]
          : ['\nUn fallo inesperado detuvo el programa:', error]),
      )
    await end(1)
  }
}
