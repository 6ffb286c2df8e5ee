import { useState, type ComponentProps } from 'react'
import { Leaving } from './Leaving.tsx'

type Options = Partial<Pick<ComponentProps<typeof Leaving>, 'isKept' | 'ofScreen'>>

/** Asks before unsaved work of a dialog, a button or a screen is lost; no draft keeps it unless `isKept` tells so. Returns `close`, `before` (does something else after asking) and the question to draw. */
export const useLeaving = (isDirty: boolean, onClose: () => void, { isKept = never, ofScreen }: Options = {}) => {
  const [pendingAct, setPendingAct] = useState<() => void>()
  const stay = () => setPendingAct(undefined)
  const before = (act: () => void) => (isDirty ? setPendingAct(() => act) : act())
  const leave = () => {
    stay()
    ;(pendingAct ?? onClose)()
  }
  return {
    close: () => before(onClose),
    before,
    question: (
      <Leaving
        isDirty={isDirty}
        closing={pendingAct !== undefined}
        onStay={stay}
        onClose={leave}
        isKept={isKept}
        ofScreen={ofScreen}
      />
    ),
  }
}

const never = () => false
