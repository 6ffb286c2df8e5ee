import { adviceSeen } from '../../../schema/advice.ts'
import { adviceIn } from './adviceIn.ts'
import { useFindings } from './useFindings.ts'

/** Holds the findings for which the server refused a request; a tick goes past them before it is sent again, and a later refusal takes the tick away. */
export const useRefusedAdvice = () => {
  const { hallazgos, ticked, insisted, insist, tick, show } = useFindings()
  return {
    hallazgos,
    ticked,
    insisted,
    tick,
    insist,
    /** Tells whether there are no findings, or the person ticked them. */
    passed: hallazgos.length === 0 || ticked,
    /** Header that names the findings already read. */
    headers: adviceSeen(hallazgos),
    /** Shows the findings of a refusal; a refusal for another reason keeps those that are shown. */
    hear: (error: Error) => {
      const advice = adviceIn(error)
      if (!advice) return
      show(advice)
      tick(false)
      insist()
    },
  }
}
