import { useRef, useState } from 'react'
import type { Advice } from '../../../schema/advice.ts'

/** Holds the findings against a record, and the tick that goes past all of them; a later finding takes the tick away. */
export const useFindings = () => {
  const [{ hallazgos, remedios }, setAdvice] = useState<Advice>(none)
  const [ticked, setTicked] = useState(false)
  const [insisted, setInsisted] = useState(0)
  const latest = useRef({ answers: false, hallazgos, ticked })
  return {
    hallazgos,
    remedios,
    ticked,
    /** Number of attempts to save without a tick: each one moves the focus to the findings. */
    insisted,
    insist: () => setInsisted(times => times + 1),
    tick: (yes: boolean) => {
      latest.current.ticked = yes
      setTicked(yes)
    },
    show: (advice: Advice) => {
      const before = latest.current.hallazgos
      const passed = latest.current.ticked && advice.hallazgos.every(({ id }) => before.some(each => each.id === id))
      latest.current = { answers: true, hallazgos: advice.hallazgos, ticked: passed }
      setAdvice(advice)
      setTicked(passed)
    },
    /** Returns the present findings and tick, and whether the server ever advised. */
    latest: (): Readonly<typeof latest.current> => latest.current,
  }
}

const none: Advice = { hallazgos: [], remedios: [] }
