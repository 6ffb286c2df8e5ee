import type { Step } from './sendThrough.ts'

/** Has the statements that are asked for in one turn travel together: a write to a socket costs more than a short statement. */
export const sendTogether: Step =
  (send, { connection }) =>
  (...statement) => {
    connection.stream.cork()
    process.nextTick(() => connection.stream.uncork())
    return send(...statement)
  }
