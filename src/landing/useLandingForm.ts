import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { waitingNotices } from '../api/waitingNotices.ts'
import { ApiError } from '../api/ApiError.ts'
import { failureNotice } from '../api/failureNotice.ts'

type Options<F extends string> = {
  initial: Record<F, string>
  /** Returns what is wrong with each field, in the words the person reads. */
  errorsOf: (values: Record<F, string>) => { [K in F]?: string }
  /** Called with valid values only; a thrown error becomes a notice, and the server's errors land on their fields. */
  send: (values: Record<F, string>, signal: AbortSignal) => Promise<void>
}

/** Provides a form validated on blur and on submit: an error shows once its field was left or sending was tried. Leaving the page aborts the call. (A §5) */
export function useLandingForm<F extends string>({ initial, errorsOf, send }: Options<F>) {
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<{ [K in F]?: boolean }>({})
  const [wasTried, setWasTried] = useState(false)
  const [refusals, setRefusals] = useState<Record<string, string>>({})
  const [isSending, setIsSending] = useState(false)
  const call = useRef<AbortController>(null)
  useEffect(() => () => call.current?.abort(), [])

  const errors = errorsOf(values)
  const field = (name: F) => ({
    name,
    value: values[name],
    error: (wasTried || touched[name] ? errors[name] : undefined) ?? refusals[name],
    onType(value: string) {
      setValues({ ...values, [name]: value })
      setRefusals({ ...refusals, [name]: '' })
    },
    onBlur: () => setTouched(before => ({ ...before, [name]: true })),
  })

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending) return
    flushSync(() => setWasTried(true))
    if (Object.values(errors).some(Boolean)) return focusFirstError(form)
    const { signal } = (call.current = new AbortController())
    setIsSending(true)
    try {
      await send(values, signal)
    } catch (error) {
      if (signal.aborted) return
      waitingNotices.add(failureNotice(error))
      flushSync(() => setRefusals(error instanceof ApiError ? (error.body.errors ?? {}) : {}))
      focusFirstError(form)
    } finally {
      setIsSending(false)
    }
  }

  return { field, form: { onSubmit, isSending } }
}

/** Focuses the first field with an error; without one, the last field, from where the person tries again. */
function focusFirstError(form: HTMLFormElement) {
  const inputs = [...form.querySelectorAll('input')]
  const target = inputs.find(input => input.ariaInvalid === 'true') ?? inputs.at(-1)
  target?.focus()
}
