import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { drafts } from '../../api/drafts.ts'
import { currentSession } from '../../api/session.ts'
import { identityOf } from '../../api/currentUser.ts'
import { isDecided } from '../../schema/active.ts'
import type { Value } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { traitsOf } from '../../schema/traits.ts'

type Options = {
  resource: AnyResource
  /** The record that is changed; undefined for a new one. */
  id?: string
  form: UseFormReturn<Record<string, Value>>
  /** What is written in the form beside the fields of its resource. */
  beside?: readonly string[]
  /** By which the server will know a new record. */
  formKey: string
  /** Nothing of it is kept. */
  off: boolean
}

/** Keeps what is typed in a form on this device until it is saved or thrown away, and offers what an earlier one left. Passwords are never kept. */
export const useDraft = ({ resource, id = '', form, beside, formKey, off }: Options) => {
  const [who] = useState(() => identityOf(currentSession()?.usuario ?? { nombre: '' }))
  const place = JSON.stringify([resource.name, id])
  const [offered, setOffered] = useState<Draft>()
  const state = useRef({ touched: false, ended: off })

  const write = useEffectEvent(() => {
    if (state.current.ended) return
    const values = typedIn(resource, form, beside)
    const any = Object.keys(values).length > 0
    if (any) void drafts.save(who, place, { values, formKey, at: new Date().toISOString() })
    else if (state.current.touched) void drafts.forget(who, place)
    state.current.touched ||= any
  })
  useEffect(() => {
    if (off) return undefined
    const open = { yes: true }
    void drafts.open(who).then(async kept => {
      const { success, data } = draft.safeParse(kept ? await drafts.read(who, place) : undefined)
      if (!open.yes) return
      if (success) setOffered(data)
      write()
    })
    return () => {
      open.yes = false
    }
  }, [off, who, place])
  useEffect(() => {
    const waiting: { turn?: ReturnType<typeof setTimeout> } = {}
    const now = () => {
      if (waiting.turn === undefined) return
      clearTimeout(waiting.turn)
      waiting.turn = undefined
      write()
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        waiting.turn ??= setTimeout(now, 250)
      },
    })
    addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      stop()
      now()
      removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', now)
    }
  }, [form])

  return {
    offered,
    /** The fields of the offered draft that hold something else now than when it was typed. */
    changed: Object.entries(offered?.values ?? {})
      .filter(([name, { before }]) => before !== JSON.stringify(form.formState.defaultValues?.[name] ?? null))
      .map(([name]) => name),
    /** Puts the offered draft into the form, over what the record holds. */
    recover: () => {
      const typed = Object.entries(offered?.values ?? {}).map(([name, { now }]) => [name, now])
      form.reset({ ...form.getValues(), ...Object.fromEntries(typed) }, { keepDefaultValues: true })
      state.current.touched = true
      setOffered(undefined)
    },
    discard: () => {
      void drafts.forget(who, place)
      setOffered(undefined)
    },
    /** The form is saved or closed: what was typed in it is kept no longer; what it only offered is. */
    end: () => {
      state.current.ended = true
      if (state.current.touched || Object.keys(typedIn(resource, form, beside)).length) void drafts.forget(who, place)
    },
    /** Whether what is typed is being kept. */
    isKept: () => !off && drafts.areKept(who),
  }
}

const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.number()),
  z.array(z.record(z.string(), z.unknown())),
])
const draft = z.object({
  values: z.record(z.string(), z.object({ before: z.string(), now: value })),
  formKey: z.string(),
  at: z.string(),
})
type Draft = z.infer<typeof draft>

/** What a person changed in the form, as it was and as it is. */
const typedIn = (
  { fields }: AnyResource,
  { getValues, formState: { defaultValues = {} } }: UseFormReturn<Record<string, Value>>,
  beside: readonly string[] = [],
): Readonly<Record<string, { before: string; now: Value }>> => {
  const values = getValues()
  const before: Readonly<Record<string, unknown>> = defaultValues
  const written = Object.entries(fields).filter(([, field]) => isDecided(field) && !traitsOf(field).secret)
  return Object.fromEntries(
    [...written.map(([name]) => name), ...beside]
      .filter(name => !same(values[name], before[name]))
      .map(name => [name, { before: JSON.stringify(before[name] ?? null), now: values[name] }]),
  )
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
