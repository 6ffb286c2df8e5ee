import { useState } from 'react'
import { Leaving } from './Leaving.tsx'

/** Asks before what stands in a small dialog or beside a button is lost, which no draft keeps: what closes it, and the question to be drawn. */
export const useLeaving = (isDirty: boolean, onClose: () => void) => {
  const [closing, setClosing] = useState(false)
  const stay = () => setClosing(false)
  return {
    close: () => (isDirty ? setClosing(true) : onClose()),
    question: <Leaving isDirty={isDirty} closing={closing} onStay={stay} onClose={onClose} isKept={never} />,
  }
}

const never = () => false
