import { useState } from 'react'
import { useSend } from './useSend.ts'
import { isAnswered } from './useWriteKey.ts'

/** That nobody knows whether the server did it: what the person reads instead of the failure, and who else hears it. */
export type Lost = { said: string; hear?: () => void }

/** Sends from a dialog, where what is refused is said in it; signs out on 401. What shows how things are is read again, also after a failure. */
export const useSendHere = <T>(onDone: (data: T) => void, lost?: Lost) => {
  const [wrong, setWrong] = useState<string>()
  const { send, sending } = useSend<T>({
    reads: ['read'],
    keyOf: () => null,
    said: { failed: () => undefined },
    onDone,
    onFailed: error => {
      const unknown = isAnswered(error) ? undefined : lost
      setWrong(unknown?.said ?? error.message)
      unknown?.hear?.()
    },
  })
  return { send: (path: string, body: object) => send(path, body), sending, wrong, setWrong }
}
