import { useState, type ComponentProps } from 'react'
import { Leaving } from './Leaving.tsx'

type Options = Partial<Pick<ComponentProps<typeof Leaving>, 'isKept' | 'ofScreen'>>

/** Asks before unsaved work of a dialog, a button or a screen is lost; no draft keeps it unless `isKept` tells so. Returns `close`, `before` (does something else after asking) and the question to draw. */
export const useLeaving = (isDirty: boolean, onClose: () => void, { isKept = never, ofScreen }: Options = {}) => {
  const [wanted, setWanted] = useState<() => void>()
  const stay = () => setWanted(undefined)
  const before = (act: () => void) => (isDirty ? setWanted(() => act) : act())
  const leave = () => {
    stay()
    ;(wanted ?? onClose)()
  }
  return {
    close: () => before(onClose),
    before,
    question: (
      <Leaving
        isDirty={isDirty}
        closing={wanted !== undefined}
        onStay={stay}
        onClose={leave}
        isKept={isKept}
        ofScreen={ofScreen}
      />
    ),
  }
}

const never = () => false
