import type { Step } from './sendThrough.ts'

/** Sends the statements of one turn of the event loop together: a write to a socket costs more than a short statement. */
export const sendTogether: Step =
  (send, { connection }) =>
  (...statement) => {
    connection.stream.cork()
    process.nextTick(() => connection.stream.uncork())
    return send(...statement)
  }
