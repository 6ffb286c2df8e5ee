import { useEvent, type RaRecord } from 'ra-core'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { callApi } from '../../../api/callApi.ts'
import { toBody } from '../../../dataProvider/records.ts'
import type { GeneratorCalls } from '../../../generatorCalls.ts'
import type { Mode } from '../../../schema/active.ts'
import type { Advice } from '../../../schema/advice.ts'
import type { Value } from '../../../schema/kinds.ts'
import type { AnyResource } from '../../../schema/resource.ts'

/** Form and the record that it edits. */
export type Advised = {
  resource: AnyResource
  mode: Mode
  record?: RaRecord
  form: UseFormReturn<Record<string, Value>>
}

/** Asks the server for its findings, once for the same values of the fields, and reports the answer while they still hold. A stored record is not asked about before one of the fields changes. */
export const useAsking = (advised: Advised, fields: readonly string[], onAdvice: (advice: Advice) => void) => {
  const { record, form } = advised
  const lastSnapshot = useRef(record ? snapshotOf(form, fields) : '')
  const coming = useRef<{ cut: AbortController; answer: Promise<void> }>(undefined)
  const answerTo = async (snapshot: string, signal: AbortSignal) => {
    try {
      const advice = await askAdvice(advised, signal)
      if (advice && lastSnapshot.current === snapshot) onAdvice(advice)
    } catch {
      if (lastSnapshot.current === snapshot) lastSnapshot.current = ''
    }
  }
  return {
    /** Asks if the fields changed since the last question; resolves once the latest answer is there. */
    ask: useEvent(async () => {
      if (fields.length === 0) return
      const snapshot = snapshotOf(form, fields)
      if (snapshot !== lastSnapshot.current) {
        lastSnapshot.current = snapshot
        const cut = new AbortController()
        coming.current = { cut, answer: answerTo(snapshot, cut.signal) }
      }
      await coming.current?.answer
    }),
    /** Makes the next question be asked even if the fields are unchanged. */
    forget: () => {
      lastSnapshot.current = ''
    },
    cut: () => coming.current?.cut.abort(),
  }
}

/** Requests the findings; `undefined` from a server without advice. */
const askAdvice = async (
  { resource, mode, record, form }: Advised,
  signal: AbortSignal,
): Promise<Advice | undefined> => {
  const valores = toBody(resource, mode, form.getValues(), record)
  const { data } = await callApi<GeneratorCalls['advertencias']>(`advertencias/${resource.name}`, {
    method: 'POST',
    key: null,
    savesNothing: true,
    signal,
    body: { valores, ...(record && { clave: String(record.id) }) },
  })
  return Array.isArray(data?.hallazgos) ? data : undefined
}

const snapshotOf = (form: Advised['form'], fields: readonly string[]) =>
  JSON.stringify(fields.map(name => form.getValues(name) ?? null))
