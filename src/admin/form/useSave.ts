import { useLogoutIfAccessDenied, useNotify, type RaRecord } from 'ra-core'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/ApiError.ts'
import { meetsCondition, type Mode } from '../../schema/active.ts'
import type { Values } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { nameIn } from '../../schema/record/nameIn.ts'
import type { Errors } from '../../schema/validate.ts'
import { useReload } from '../list/useReload.ts'
import { useReadAgain } from '../read/useReadAgain.ts'
import { conflictIn, type ForeignChange } from './conflictIn.ts'
import { keySavedBefore } from './keySavedBefore.ts'
import { useShowSaved } from './useShowSaved.ts'
import { undrawnErrors } from './undrawnErrors.ts'
import { useWrite } from './useWrite.ts'

type SaveRequest = { values: Values; next: Next; answer: (errors?: Errors) => void }
type Options = {
  resource: AnyResource
  mode: Mode
  record?: RaRecord
  /** Key of a new record; a recovered draft brings its own. */
  formKey: string
  onDone: (next: Next) => void
  /** Returns the extra headers of the write. */
  headers: () => Record<string, string>
  /** Shows by itself why a write was refused; returns whether it did. */
  onRefused: (error: unknown) => boolean
}

/** Step after a save: the form closes, or begins another record. */
export type Next = 'close' | 'another'

/**
 * Saves a valid form: asks, sends once under the form's key, and closes with the server's message. A refusal stays in
 * the form: on fields, as a notice, or as a conflict to override. (A §4, §8)
 */
export const useSave = ({ resource, mode, record, formKey, onDone, headers, onRefused }: Options) => {
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const readAgain = useReadAgain()
  const reload = useReload(resource.name)
  const showSaved = useShowSaved(resource.name)
  const [request, setRequest] = useState<SaveRequest>()
  const [saving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<ForeignChange>()
  const [savedBefore, setSavedBefore] = useState<string>()
  const busy = useRef(false)
  const { write, settle: settleWrite, writeOver } = useWrite({ resource, mode, record, formKey, headers })

  const settle = (errors?: Errors) => {
    request?.answer(errors)
    setRequest(undefined)
    setSaving(false)
    busy.current = false
  }
  /** Returns the messages that no input of the form can show. */
  const unseen = (errors: Errors = {}) => {
    const messages = undrawnErrors({ resource, mode, values: request?.values ?? {}, record }, errors)
    return Object.keys(errors).some(name => !(name in resource.fields)) ? [...messages, olderPage] : messages
  }
  const refused = async (error: unknown) => {
    settleWrite(error)
    const signedOut = await logoutIfAccessDenied(error)
    const change = conflictIn(resource, error)
    setConflict(change)
    const saved = keySavedBefore(resource, error)
    setSavedBefore(saved)
    const errors = error instanceof ApiError ? error.body.errors : undefined
    settle(errors)
    if (signedOut || onRefused(error)) return
    if (!change && saved === undefined)
      notify([error instanceof Error ? error.message : 'Ocurrio un error', ...unseen(errors)].join('. '), {
        type: 'error',
      })
    void reload()
  }
  const confirm = async () => {
    if (!request || busy.current) return
    busy.current = true
    setSaving(true)
    try {
      const {
        data: { mensaje, ...saved },
      } = await write(request.values)
      if (mode === 'update') showSaved(saved)
      const name = request.next === 'another' ? nameIn(resource, request.values) : ''
      notify(name ? `${mensaje}: ${name}` : mensaje, { type: 'success' })
      settle()
      onDone(request.next)
      const { afterSave } = resource
      if (afterSave && mode !== 'delete' && meetsCondition(afterSave.when, request.values))
        void readAgain(afterSave.read, afterSave.error)
    } catch (error) {
      await refused(error)
    }
  }
  return {
    ask: (values: Values, next: Next) =>
      new Promise<Errors | undefined>(answer => setRequest({ values, next, answer })),
    asking: request !== undefined,
    saving,
    confirm,
    cancel: () => settle(),
    conflict,
    /** Key of a new record that was saved already, before it was corrected here. */
    savedBefore,
    /** Takes the other person's version as known, so that the next save overwrites it. */
    insist: () => {
      writeOver(conflict?.ahora.version)
      setConflict(undefined)
    },
  }
}

const olderPage = 'Si el formulario no tiene ese dato, recargue la página: quizá se instaló una versión nueva'
