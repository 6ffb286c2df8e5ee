import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { admitsConditions } from '../../../api/admitsConditions.ts'
import { adviceSeen } from '../../../schema/advice.ts'
import type { Value } from '../../../schema/kinds.ts'
import { contradictions } from '../../../schema/record/impliedValues.ts'
import { useToday } from '../../useToday.ts'
import { adviceIn } from './adviceIn.ts'
import { useAsking, type Advised } from './useAsking.ts'
import { useFindings } from './useFindings.ts'
import { useSaveAdvised } from './useSaveAdvised.ts'

/**
 * Asks for the server's findings when an advised field is left changed, and before saving. One tick, or confirming,
 * accepts all; a later finding removes it. A server without advice finds nothing.
 */
export const useAdvice = (advised: Advised) => {
  const { resource, mode, form } = advised
  const fields = mode === 'delete' ? [] : [...new Set(Object.values(resource.advice ?? {}).flat())]
  const { hallazgos, remedios, ticked, insisted, insist, tick, show, latest } = useFindings()
  const call = useAsking(advised, fields, show)
  const { ask, forget } = call
  const isStopped = () => latest().hallazgos.some(({ impide }) => impide)
  const { asking, wait, letGo } = useSaveAdvised(form, call)
  const today = useToday()
  const doubts = useWatch({
    control: form.control,
    compute: values => (mode === 'delete' ? '{}' : JSON.stringify(contradictions(resource, values, today))),
  })
  return {
    hallazgos,
    remedios,
    ticked,
    insisted,
    tick,
    ask,
    /** Puts an alternative into the form, and asks again. */
    cure: async (valores: Readonly<Record<string, Value>>) => {
      for (const [name, value] of Object.entries(valores))
        form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
      await ask()
    },
    asking,
    /** Tells whether the question before saving may be asked; shows the findings instead where one of them forbids the save. */
    passes: async () => {
      /* The finding that forbade the save may have been mended elsewhere by now. */
      if (isStopped()) forget()
      if (!(await wait())) return false
      const stopped = isStopped()
      if (stopped) insist()
      return !stopped
    },
    letGo,
    /** Findings without a tick, which confirming the question goes past. */
    unticked: ticked ? [] : hallazgos,
    /** Builds the header of a save with the findings already seen, so that the server refuses for new ones; only for a server that is known to advise or to take our headers. */
    headers: (): Record<string, string> => {
      const { answers, hallazgos: seenFindings } = latest()
      return fields.length > 0 && (answers || admitsConditions()) ? adviceSeen(seenFindings) : {}
    },
    /** Shows the findings for which a save was refused; returns whether there were any. */
    refusedBy: (error: unknown): boolean => {
      const advice = adviceIn(error)
      if (!advice) return false
      show(advice)
      insist()
      return true
    },
    beside: useMemo(
      () => ({
        ...JSON.parse(doubts),
        ...Object.fromEntries(hallazgos.toReversed().map(({ campo, texto }) => [campo, `⚠ ${texto}`])),
      }),
      [hallazgos, doubts],
    ),
  }
}
