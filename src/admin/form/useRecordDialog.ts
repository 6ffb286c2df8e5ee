import { useEvent, type RaRecord } from 'ra-core'
import { useRef, useState, type SyntheticEvent } from 'react'
import { v4 as uuid } from 'uuid'
import type { Mode } from '../../schema/active.ts'
import type { Values } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { useReload } from '../list/useReload.ts'
import { useAdvice } from './advice/useAdvice.ts'
import { initialValues } from './initialValues.ts'
import { valuesToKeep } from './valuesToKeep.ts'
import { useDraft } from './useDraft.ts'
import { useRecordForm } from './useRecordForm.ts'
import { useSave, type Next } from './useSave.ts'

type Options = {
  resource: AnyResource
  mode: Mode
  record?: RaRecord
  values?: Values
  onClose: () => void
  onDone: () => void
}

/** Joins the parts of a record's dialog: the form, the server's advice on it, the draft that keeps it, and the saving, which asks for advice and ends the draft. */
export const useRecordDialog = ({ resource, mode, record, values, onClose, onDone }: Options) => {
  const saved = useRef(false)
  const [drawn, setDrawn] = useState(0)
  const [formKey, setFormKey] = useState(() => uuid())
  const reload = useReload(resource.name)
  const { form, element, submitTo, onBlur } = useRecordForm({ resource, mode, record, values })
  const advice = useAdvice({ resource, mode, record, form })
  const draft = useDraft({ resource, id: record && String(record.id), form, formKey, off: mode === 'delete' })
  const save = useSave({
    resource,
    mode,
    record,
    formKey,
    headers: advice.headers,
    onRefused: advice.refusedBy,
    onDone: next => {
      saved.current = true
      setFormKey(uuid())
      if (next === 'close') draft.end()
      if (next === 'close') onDone()
      else void reload()
    },
  })
  const submit = (event: SyntheticEvent, next: Next = 'close') =>
    submitTo(event, async typed => ((await advice.passes()) ? save.ask(typed, next) : undefined))
  return {
    form,
    element,
    advice,
    draft,
    save,
    submit,
    /** Saves, and begins another record with the kept fields of this one. */
    another: async (event: SyntheticEvent, keptNames: readonly string[]) => {
      saved.current = false
      await submit(event, 'another')
      if (!saved.current) return
      form.reset(
        initialValues(resource, undefined, { ...values, ...valuesToKeep(resource, keptNames, form.getValues()) }),
      )
      setDrawn(times => times + 1)
    },
    /** Judges the related rules and asks for advice when a field is left. */
    onBlur: () => {
      onBlur()
      void advice.ask()
    },
    close: useEvent(() => {
      draft.end()
      onClose()
    }),
    /** Takes over the key of the draft that is now in the form, so that a new record is the one it was typed for. */
    recovered: () => {
      setFormKey(draft.offered?.formKey ?? formKey)
      setDrawn(times => times + 1)
    },
    /** Number of times the form was filled anew: inputs that hold their own text are mounted anew with it. */
    drawn,
  }
}
