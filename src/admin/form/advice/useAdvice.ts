import { useEvent, useNotify, type RaRecord } from 'ra-core'
import { useMemo, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { callApi } from '../../../api/callApi.ts'
import { admitsConditions } from '../../../api/admitsConditions.ts'
import { toBody } from '../../../dataProvider/records.ts'
import type { GeneratorCalls } from '../../../generatorCalls.ts'
import type { Mode } from '../../../schema/active.ts'
import { adviceHeader, type Advice } from '../../../schema/advice.ts'
import type { Value } from '../../../schema/kinds.ts'
import { contradictions } from '../../../schema/record/told.ts'
import type { AnyResource } from '../../../schema/resource.ts'
import { useToday } from '../../useToday.ts'
import { adviceIn } from './adviceIn.ts'

type Options = { resource: AnyResource; mode: Mode; record?: RaRecord; form: UseFormReturn<Record<string, Value>> }

/**
 * What the server knows against a record before it is saved: asked when one of the declared fields is left with something new in it, and once
 * more before saving. Findings are gone past by a tick of them all, or by answering the question that says them; one that comes later takes
 * the tick away. A server without advice has none.
 */
export const useAdvice = ({ resource, mode, record, form }: Options) => {
  const fields = mode === 'delete' ? [] : [...new Set(Object.values(resource.advice ?? {}).flat())]
  const [{ hallazgos, remedios }, setAdvice] = useState<Advice>(none)
  const today = useToday()
  const [ticked, setTicked] = useState(false)
  const [insisted, setInsisted] = useState(0)
  const [asking, setAsking] = useState(false)
  const passing = useRef<symbol>(undefined)
  const notify = useNotify()
  const coming = useRef<{ cut: AbortController; answer: Promise<void> }>(undefined)
  const doubts = useWatch({
    control: form.control,
    compute: values => (mode === 'delete' ? '{}' : JSON.stringify(contradictions(resource, values, today))),
  })
  const latest = useRef({ said: record ? saidIn(form, fields) : '', answers: false, hallazgos, ticked })
  const show = (advice: Advice) => {
    const before = latest.current.hallazgos
    const passed = latest.current.ticked && advice.hallazgos.every(({ id }) => before.some(each => each.id === id))
    latest.current = { ...latest.current, answers: true, hallazgos: advice.hallazgos, ticked: passed }
    setAdvice(advice)
    setTicked(passed)
  }
  const answerTo = async (said: string, signal: AbortSignal) => {
    const valores = toBody(resource, mode, form.getValues(), record)
    const body = { valores, ...(record && { clave: String(record.id) }) }
    try {
      const { data } = await callApi<GeneratorCalls['advertencias']>(`advertencias/${resource.name}`, {
        method: 'POST',
        key: null,
        savesNothing: true,
        signal,
        body,
      })
      if (latest.current.said === said && Array.isArray(data?.hallazgos)) show(data)
    } catch {
      if (latest.current.said === said) latest.current.said = ''
    }
  }
  const ask = useEvent(async () => {
    if (fields.length === 0) return
    const said = saidIn(form, fields)
    if (said !== latest.current.said) {
      latest.current.said = said
      const cut = new AbortController()
      coming.current = { cut, answer: answerTo(said, cut.signal) }
    }
    await coming.current?.answer
  })
  return {
    hallazgos,
    remedios,
    ticked,
    insisted,
    tick: (yes: boolean) => {
      latest.current.ticked = yes
      setTicked(yes)
    },
    ask,
    /** Puts a cure into the form, and asks again. */
    cure: async (valores: Readonly<Record<string, Value>>) => {
      for (const [name, value] of Object.entries(valores))
        form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
      await ask()
    },
    /** A save waits for what the server knows. */
    asking,
    /** Whether the question may come, which says once more what nobody ticked; where something stops the save, it comes into sight instead. Advice that does not come in time is left to the write. It may not where the save was let go of, or something else was written meanwhile: what is asked about is what is there. */
    passes: async () => {
      if (passing.current) return false
      const mine = Symbol('save')
      passing.current = mine
      setAsking(true)
      const submitted = JSON.stringify(form.getValues())
      const enough = setTimeout(() => coming.current?.cut.abort(), patience)
      await ask()
      clearTimeout(enough)
      if (passing.current !== mine) return false
      passing.current = undefined
      setAsking(false)
      if (JSON.stringify(form.getValues()) !== submitted) {
        notify('Cambió algo mientras se revisaba: confirme de nuevo', { type: 'info' })
        return false
      }
      const stopped = latest.current.hallazgos.some(({ impide }) => impide)
      if (stopped) setInsisted(times => times + 1)
      return !stopped
    },
    /** Whoever wants to leave the form saves nothing. */
    letGo: () => {
      passing.current = undefined
      setAsking(false)
      coming.current?.cut.abort()
    },
    /** What was found and not ticked: whoever answers the question goes past it. */
    unticked: ticked ? [] : hallazgos,
    /** The header of a save, to a server that is known to advise or takes the headers of ours: it asks for what was not seen. */
    headers: (): Record<string, string> =>
      fields.length > 0 && (latest.current.answers || admitsConditions())
        ? { [adviceHeader]: latest.current.hallazgos.map(({ id }) => id).join(',') || 'none' }
        : {},
    /** Shows the findings that a save was refused for; answers whether it was. */
    refusedBy: (error: unknown): boolean => {
      const advice = adviceIn(error)
      if (!advice) return false
      show(advice)
      setInsisted(times => times + 1)
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

/** A save waits no longer for advice (ms). */
const patience = 4000

const none: Advice = { hallazgos: [], remedios: [] }

const saidIn = (form: Options['form'], fields: readonly string[]) =>
  JSON.stringify(fields.map(name => form.getValues(name) ?? null))
