import { useState } from 'react'
import { useSend } from './useSend.ts'

/** Sends from a dialog, where what is refused is said in it; signs out on 401. */
export const useSendHere = <T>(onDone: (data: T) => void) => {
  const [wrong, setWrong] = useState<string>()
  const { send, sending } = useSend<T>({
    reads: [],
    keyOf: () => null,
    said: { failed: () => undefined },
    onDone,
    onFailed: error => setWrong(error.message),
  })
  return { send: (path: string, body: object) => send(path, body), sending, wrong, setWrong }
}
