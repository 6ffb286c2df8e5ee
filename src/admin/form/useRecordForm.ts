import { useNotify, type RaRecord } from 'ra-core'
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react'
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { Mode } from '../../schema/active.ts'
import type { Value, Values } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { validate, type Errors } from '../../schema/validate.ts'
import { today } from '../../api/today.ts'
import { initialValues } from './initialValues.ts'

type Options = {
  resource: AnyResource
  mode: Mode
  record?: RaRecord
  values?: Values
}

/**
 * Provides the form of a record: a field is judged when left, all when submitted. A refusal, here or by the server,
 * shows its errors on the fields and focuses the first. (A §5)
 */
export const useRecordForm = ({ resource, mode, record, values }: Options) => {
  const notify = useNotify()
  const element = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(0)
  const form = useForm<Record<string, Value>>({
    mode: 'onBlur',
    shouldFocusError: false,
    defaultValues: initialValues(resource, record, values),
    resolver: resolverOf(resource, mode, record),
  })
  useEffect(() => {
    if (refused) firstWrong(element.current)?.focus()
  }, [refused])
  const submitTo = async (event: SyntheticEvent, onValid: (values: Values) => Promise<Errors | undefined>) => {
    const found = { wrong: false }
    await form.handleSubmit(
      async values => {
        const errors = Object.entries((await onValid(values)) ?? {})
        errors.forEach(([name, message]) => form.setError(name, { type: 'server', message }))
        found.wrong = errors.length > 0
      },
      () => {
        notify('Primero corrija las validaciones', { type: 'info' })
        found.wrong = true
      },
    )(event)
    // Counted here because only now do the fields show their errors.
    if (found.wrong) setRefused(times => times + 1)
  }
  return { form, element, submitTo, onBlur: useRelatedRules(resource, form) }
}

/** Returns the resolver of a form: it yields the values as the rules cleaned them, trimmed and with figures as numbers. */
const resolverOf =
  (resource: AnyResource, mode: Mode, record?: RaRecord): Resolver<Record<string, Value>> =>
  typed => {
    if (mode === 'delete') return { values: typed, errors: {} }
    const { values, errors } = validate(resource, mode, typed, { today: today(), stored: record })
    const wrong = Object.entries(errors).map(([name, message]) => [name, { type: 'declared', message }])
    return wrong.length
      ? { values: {}, errors: Object.fromEntries(wrong) }
      : { values: { ...typed, ...values }, errors: {} }
  }

/** Judges the rules between fields again: while one has an error, as other fields change; and when any field is left, once its own field was touched. */
const useRelatedRules = (
  { rules = {} }: AnyResource,
  { subscribe, trigger, getFieldState }: UseFormReturn<Record<string, Value>>,
) => {
  const ruled = Object.keys(rules)
  const onChange = useEffectEvent((changed?: string) => {
    const complaining = ruled.filter(name => name !== changed && getFieldState(name).invalid)
    if (complaining.length) void trigger(complaining)
  })
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => onChange(name) }), [subscribe])
  return () => {
    const touched = ruled.filter(name => getFieldState(name).isTouched)
    if (touched.length) void trigger(touched)
  }
}

/** Returns the first control of a form that is marked as wrong. */
const firstWrong = (form: HTMLDivElement | null) =>
  form?.querySelector<HTMLElement>(
    ':is(input, textarea, [role=combobox])[aria-invalid=true]:not([aria-hidden=true], :disabled)',
  )
