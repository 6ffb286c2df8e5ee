import { useEvent } from 'ra-core'
import { useEffect, useState, type RefObject } from 'react'
import type { Mode } from '../../schema/active.ts'
import { openingNames as words, useOpened } from '../address/useOpened.ts'
import { useResource } from '../fields/useResource.ts'
import { useAskedForm } from '../form/useAskedForm.ts'
import { mayHere } from '../guard/mayHere.ts'
import { useReload } from './useReload.ts'

/** Provides the forms and views that open over a list: the modes of this role, what is open, and the steps after a write. A deletion moves the focus to `rows`. */
export const useListForms = (resource: string, editable: boolean, rows: RefObject<HTMLElement | null>) => {
  const declared = useResource(resource)
  const reload = useReload(resource)
  const [opened, open] = useOpened()
  const onOpen = useEvent(open)
  const [deleted, setDeleted] = useState(0)
  useEffect(() => {
    if (deleted) rows.current?.focus({ preventScroll: true })
  }, [deleted, rows])
  const modes = editable ? writes.filter(mode => mayHere(declared, mode)) : []
  const create = useEvent(() => open({ how: words.create }))
  const onAdd = modes.includes('create') ? create : undefined
  useAskedForm(resource, onAdd !== undefined, () => onAdd?.())
  const onWritten = (mode: Mode) => {
    if (mode === 'delete') setDeleted(deleted + 1)
    open()
    void reload()
  }
  return { modes, opened, onOpen, onAdd, onWritten }
}

const writes = ['create', 'update', 'delete'] as const
