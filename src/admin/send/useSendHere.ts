import { useState } from 'react'
import { useSend } from './useSend.ts'
import { isAnswered } from './useWriteKey.ts'

/** Text shown in place of a failure when nobody knows whether the server did the work, and an optional callback. */
export type Lost = { text: string; hear?: () => void }

/** Sends from a dialog, which shows a refusal itself. Reads what screens show again, also after a failure. */
export const useSendHere = <T>(onDone: (data: T) => void, lost?: Lost) => {
  const [wrong, setWrong] = useState<string>()
  const { send, sending } = useSend<T>({
    reads: ['read'],
    keyOf: () => null,
    texts: { failed: () => undefined },
    onDone,
    onFailed: error => {
      const unknown = isAnswered(error) ? undefined : lost
      setWrong(unknown?.text ?? error.message)
      unknown?.hear?.()
    },
  })
  return { send: (path: string, body: object) => send(path, body), sending, wrong, setWrong }
}
