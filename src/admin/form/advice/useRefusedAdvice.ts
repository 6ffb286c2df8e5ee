import { useState } from 'react'
import { adviceHeader } from '../../../schema/advice.ts'
import { adviceIn } from './adviceIn.ts'

/** Holds the findings for which the server refused a request; a tick goes past them before it is sent again, and a later refusal takes the tick away. */
export const useRefusedAdvice = () => {
  const [hallazgos, setHallazgos] = useState<NonNullable<ReturnType<typeof adviceIn>>['hallazgos']>([])
  const [ticked, tick] = useState(false)
  const [insisted, setInsisted] = useState(0)
  const insist = () => setInsisted(times => times + 1)
  return {
    hallazgos,
    remedios: [],
    ticked,
    insisted,
    tick,
    cure: () => Promise.resolve(),
    insist,
    /** Tells whether there are no findings, or the person ticked them. */
    passed: hallazgos.length === 0 || ticked,
    /** Header that names the findings already read. */
    headers: { [adviceHeader]: hallazgos.map(({ id }) => id).join(',') || 'none' },
    /** Shows the findings of a refusal; a refusal for another reason keeps those that are shown. */
    hear: (error: Error) => {
      const advice = adviceIn(error)
      if (!advice) return
      setHallazgos(advice.hallazgos)
      tick(false)
      insist()
    },
  }
}
