import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { v4 as uuid } from 'uuid'
import { drafts } from '../../api/drafts.ts'
import { currentSession } from '../../api/session.ts'
import { identityOf, placeOf } from '../../api/currentUser.ts'
import type { Value } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { draftsLeft, type DraftLeft } from './draftsLeft.ts'
import { keepSoon } from './keepSoon.ts'
import { openForms } from './openForms.ts'
import { typedValues, type TypedValues } from './typedValues.ts'

type Options = {
  resource: AnyResource
  /** Key of the edited record; `undefined` for a new one. */
  id?: string
  form: UseFormReturn<Record<string, Value>>
  /** Names of form values beside the fields of the resource. */
  beside?: readonly string[]
  /** Key by which the server will know a new record. Default: none. */
  formKey?: string
  /** `true` keeps nothing. Default: false. */
  off?: boolean
}

/**
 * Stores the unsaved work of a form on this device until saved or discarded, and offers drafts of earlier forms, if
 * their author has not moved to another place. Never stores passwords.
 */
export const useDraft = ({ resource, id = '', form, beside, formKey = '', off = false }: Options) => {
  const [person] = useState(() => identityOf(currentSession()?.usuario ?? { nombre: '' }))
  const [authorPlace] = useState(() => placeOf(currentSession()?.usuario ?? { nombre: '' }))
  const [mark] = useState(() => uuid())
  const place = JSON.stringify([resource.name, id])
  const ownPlace = JSON.stringify([resource.name, id, mark])
  const [[offered, ...others], setOffers] = useState<readonly DraftLeft[]>([])
  const ended = useRef(off)

  const typed = () => typedValues(resource, form, beside)
  const write = useEffectEvent(() => {
    if (ended.current) return
    const values = typed()
    if (Object.keys(values).length > 0)
      void drafts.save(person, ownPlace, { values, formKey, at: new Date().toISOString(), authorPlace })
    else void drafts.forget(person, ownPlace)
  })
  useEffect(() => {
    if (off) return undefined
    const open = { yes: true }
    const letGo = openForms.hold(person, ownPlace)
    void drafts.open(person).then(async areKept => {
      const found = areKept ? await draftsLeft({ person, place, ownPlace, authorPlace }) : []
      if (!open.yes) return
      setOffers(found)
      write()
    })
    return () => {
      open.yes = false
      letGo()
    }
  }, [off, person, place, ownPlace, authorPlace])
  useEffect(() => {
    const writing = keepSoon(() => {
      write()
      return true
    })
    const deafen = form.subscribe({ formState: { values: true }, callback: writing.soon })
    return () => {
      deafen()
      writing.stop()
    }
  }, [form])

  return {
    offered,
    /** Number of drafts left beside the offered one. */
    more: others.length,
    /** Name of the new record that the offered draft would make, as far as it was typed. */
    named: id || !offered ? undefined : nameIn(resource, offered.values),
    /** Fields of a stored record that changed since the offered draft was typed. */
    changed: id && offered ? changedSince(form, offered.values) : [],
    /** Puts the offered draft into the form, over the record's values; what was typed meanwhile becomes a draft and is offered in turn. */
    recover: () => {
      if (!offered) return
      const { place: offeredPlace, ...content } = offered
      const mine = { values: typed(), formKey, at: new Date().toISOString(), authorPlace }
      const aside = JSON.stringify([resource.name, id, uuid()])
      const any = Object.keys(mine.values).length > 0
      if (any) void drafts.save(person, aside, mine)
      void drafts.save(person, ownPlace, content)
      void drafts.forget(person, offeredPlace)
      typeAgain(form, content.values, mine.values)
      setOffers(any ? [...others, { ...mine, place: aside }] : others)
    },
    discard: () => {
      if (offered) void drafts.forget(person, offered.place)
      setOffers(others)
    },
    /** Deletes the draft of this form, which was saved or closed; a draft that it only offered stays. */
    end: () => {
      ended.current = true
      void drafts.forget(person, ownPlace)
    },
    /** Tells whether the unsaved work is being kept. */
    isKept: () => !off && drafts.areKept(person),
  }
}

/** Returns what tells a draft of a new record from others: whose case it would be, its key or its title. */
const nameIn = ({ process, key, title }: AnyResource, values: TypedValues): string | undefined =>
  [process?.of, key, title]
    .map(name => values[name ?? '']?.now)
    .find((typed): typed is string => typeof typed === 'string' && typed !== '')

/** Returns the fields of a form whose record changed since a draft of it was typed. */
const changedSince = ({ formState: { defaultValues } }: Options['form'], draft: TypedValues): readonly string[] =>
  Object.entries(draft)
    .filter(([name, { before }]) => before !== JSON.stringify(defaultValues?.[name] ?? null))
    .map(([name]) => name)

/** Puts a draft into a form, over the record's values and in place of what was typed meanwhile. */
const typeAgain = (form: Options['form'], draft: TypedValues, typed: TypedValues) => {
  const { defaultValues = {} } = form.formState
  const blank = Object.keys(typed).map(name => [name, defaultValues[name]])
  const typedAgain = Object.entries(draft).map(([name, { now }]) => [name, now])
  form.reset({ ...form.getValues(), ...Object.fromEntries([...blank, ...typedAgain]) }, { keepDefaultValues: true })
}
