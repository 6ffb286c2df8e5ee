import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { admitsConditions } from '../../../api/admitsConditions.ts'
import { adviceHeader } from '../../../schema/advice.ts'
import type { Value } from '../../../schema/kinds.ts'
import { contradictions } from '../../../schema/record/told.ts'
import { useToday } from '../../useToday.ts'
import { adviceIn } from './adviceIn.ts'
import { useAsking, type Advised } from './useAsking.ts'
import { useFindings } from './useFindings.ts'
import { useSaveAdvised } from './useSaveAdvised.ts'

/**
 * Asks the server what it knows against a record: when one of the declared fields is left with something new, and once
 * more before saving. Findings are gone past by one tick, or by answering the question that names them; a later
 * finding takes the tick away. A server without advice finds nothing.
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
    /** Puts a cure into the form, and asks again. */
    cure: async (valores: Readonly<Record<string, Value>>) => {
      for (const [name, value] of Object.entries(valores))
        form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
      await ask()
    },
    asking,
    /** Whether the question may come, which says once more what nobody ticked; where something stops the save, it comes into sight instead. */
    passes: async () => {
      /* What stopped it may be mended elsewhere by now. */
      if (isStopped()) forget()
      if (!(await wait())) return false
      const stopped = isStopped()
      if (stopped) insist()
      return !stopped
    },
    letGo,
    /** What was found and not ticked: whoever answers the question goes past it. */
    unticked: ticked ? [] : hallazgos,
    /** The header of a save, to a server that is known to advise or takes the headers of ours: it asks for what was not seen. */
    headers: (): Record<string, string> => {
      const { answers, hallazgos: seen } = latest()
      return fields.length > 0 && (answers || admitsConditions())
        ? { [adviceHeader]: seen.map(({ id }) => id).join(',') || 'none' }
        : {}
    },
    /** Shows the findings that a save was refused for; answers whether it was. */
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
