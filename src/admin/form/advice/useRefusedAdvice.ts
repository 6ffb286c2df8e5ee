import { useState } from 'react'
import { adviceHeader } from '../../../schema/advice.ts'
import { adviceIn } from './adviceIn.ts'

/** The findings for which the server refused what was sent, to be gone past by a tick before it is sent again; one that comes later takes the tick away. */
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
    /** Whether nothing is found, or somebody goes past it. */
    passed: hallazgos.length === 0 || ticked,
    /** Says which findings were read. */
    headers: { [adviceHeader]: hallazgos.map(({ id }) => id).join(',') || 'none' },
    /** Shows the findings of a refusal; keeps what was shown where it was for something else. */
    hear: (error: Error) => {
      const advice = adviceIn(error)
      if (!advice) return
      setHallazgos(advice.hallazgos)
      tick(false)
      insist()
    },
  }
}
