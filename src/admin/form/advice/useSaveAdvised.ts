import { useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import { longestAdvice } from '../../../schema/advice.ts'
import type { Advised, useAsking } from './useAsking.ts'

/** Makes a save wait for the server's findings, `longestAdvice` at most. */
export const useSaveAdvised = (form: Advised['form'], { ask, cut }: ReturnType<typeof useAsking>) => {
  const [asking, setAsking] = useState(false)
  const waiting = useRef<symbol>(undefined)
  const notify = useNotify()
  return {
    /** `true` while a save waits for the findings. */
    asking,
    /** Tells whether the save may go on: not if another one waits, if it was let go of, or if the form changed meanwhile. Advice that comes too late is left to the write. */
    wait: async () => {
      if (waiting.current) return false
      const mine = Symbol('save')
      waiting.current = mine
      setAsking(true)
      const submitted = JSON.stringify(form.getValues())
      const enough = setTimeout(cut, longestAdvice)
      await ask()
      clearTimeout(enough)
      if (waiting.current !== mine) return false
      waiting.current = undefined
      setAsking(false)
      const isSame = JSON.stringify(form.getValues()) === submitted
      if (!isSame) notify('Cambió algo mientras se revisaba: confirme de nuevo', { type: 'info' })
      return isSame
    },
    /** Drops the waiting save: the person wants to leave the form. */
    letGo: () => {
      waiting.current = undefined
      setAsking(false)
      cut()
    },
  }
}
