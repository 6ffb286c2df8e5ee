import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/ApiError.ts'
import { callApi } from '../../../api/callApi.ts'
import type { GeneratorCalls } from '../../../generatorCalls.ts'
import { adviceSeen } from '../../../schema/advice.ts'
import { useBatchCalls, refusalText } from '../../send/useBatchCalls.ts'
import type { ChosenRows, Done, Outcome } from './batch.ts'

export type BatchValues = Readonly<Record<string, unknown>>

/**
 * Provides the calls of a batch, one at a time: shared values, preview, execution, undoing. Writes reload the affected
 * lists; `stop`, or leaving the screen, aborts a call that only asks.
 */
export const useBatch = (resource: string, name: string, chosen: ChosenRows) => {
  const [outcome, setOutcome] = useState<Outcome>()
  const [done, setDone] = useState<{ message: string; data: Done }>()
  const path = `lotes/${resource}/${name}`
  const { doing, refusal, forget, attempt, write, undo } = useBatchCalls(resource, {
    headers: showsAdvice,
    onRefused: error => {
      if (error instanceof ApiError && isOutcome(error.body.data)) setOutcome(error.body.data)
    },
  })
  const question = useRef<AbortController>(undefined)
  const stop = () => question.current?.abort()
  useEffect(() => stop, [])
  const ask = <T>(values?: BatchValues) => {
    const { signal } = (question.current = new AbortController())
    return attempt(asking, () =>
      callApi<T>(path, {
        method: 'POST',
        key: null,
        savesNothing: true,
        signal,
        body: { ...chosen, values, preview: true },
        headers: showsAdvice,
      }),
    )
  }
  return {
    doing,
    busy: doing !== undefined,
    /** `true` while a call that changes something is under way. */
    writes: doing !== undefined && doing !== asking,
    stop,
    forget,
    fault: refusal === undefined ? undefined : faultIn(refusal),
    outcome,
    done,
    again: () => setOutcome(undefined),
    inCommon: async () => (await ask<GeneratorCalls['enComun']>())?.data.comunes,
    preview: async (values: BatchValues) => {
      const answer = await ask<Outcome>(values)
      if (answer) setOutcome(answer.data)
    },
    apply: async (values: BatchValues, avisos = false) => {
      const answer = await write<Done>('Guardando…', path, { ...chosen, values, huella: outcome?.huella, avisos })
      if (answer) setDone(answer)
    },
    undo,
  }
}

const asking = 'Revisando…'

/** Header of every call: the findings of a batch are shown in its preview. */
const showsAdvice = adviceSeen([])

const isOutcome = (data: unknown): data is Outcome => typeof data === 'object' && data !== null && 'huella' in data

const faultIn = (refusal: unknown): string =>
  (refusal instanceof ApiError ? Object.values(refusal.body.errors ?? {})[0] : undefined) ?? refusalText(refusal)
