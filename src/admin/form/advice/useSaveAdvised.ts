import { useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import type { Advised, useAsking } from './useAsking.ts'

/** Makes a save wait for what the server knows against it, and no longer than it has patience. */
export const useSaveAdvised = (form: Advised['form'], { ask, cut }: ReturnType<typeof useAsking>) => {
  const [asking, setAsking] = useState(false)
  const waiting = useRef<symbol>(undefined)
  const notify = useNotify()
  return {
    /** A save waits for what the server knows. */
    asking,
    /** Whether the save may go on. It may not where it was let go of, or something else was written meanwhile: what is asked about is what is there. Advice that does not come in time is left to the write. */
    wait: async () => {
      if (waiting.current) return false
      const mine = Symbol('save')
      waiting.current = mine
      setAsking(true)
      const submitted = JSON.stringify(form.getValues())
      const enough = setTimeout(cut, patience)
      await ask()
      clearTimeout(enough)
      if (waiting.current !== mine) return false
      waiting.current = undefined
      setAsking(false)
      const isSame = JSON.stringify(form.getValues()) === submitted
      if (!isSame) notify('Cambió algo mientras se revisaba: confirme de nuevo', { type: 'info' })
      return isSame
    },
    /** Whoever wants to leave the form saves nothing. */
    letGo: () => {
      waiting.current = undefined
      setAsking(false)
      cut()
    },
  }
}

/** A save waits no longer for advice (ms). */
const patience = 4000
