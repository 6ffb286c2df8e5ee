import { useState, type ComponentProps } from 'react'
import { Leaving } from './Leaving.tsx'

type Options = Partial<Pick<ComponentProps<typeof Leaving>, 'isKept' | 'ofScreen'>>

/** Asks before what stands in a dialog, beside a button or on a screen is lost, which no draft keeps unless told: what closes it, or does something else first asked about, and the question to be drawn. */
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
