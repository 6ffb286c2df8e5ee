import { useRef, useState } from 'react'
import type { Advice } from '../../../schema/advice.ts'

/** Keeps what was found against a record, and the tick that goes past all of it; a finding that comes later takes the tick away. */
export const useFindings = () => {
  const [{ hallazgos, remedios }, setAdvice] = useState<Advice>(none)
  const [ticked, setTicked] = useState(false)
  const [insisted, setInsisted] = useState(0)
  const latest = useRef({ answers: false, hallazgos, ticked })
  return {
    hallazgos,
    remedios,
    ticked,
    /** How often somebody wanted to save without a tick: the findings come into focus. */
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
    /** What is found by now, and whether the server has ever advised. */
    latest: (): Readonly<typeof latest.current> => latest.current,
  }
}

const none: Advice = { hallazgos: [], remedios: [] }
