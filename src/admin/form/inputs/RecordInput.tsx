import { useQueryClient } from '@tanstack/react-query'
import { useEvent, useNotify, useRecordContext, type RaRecord } from 'ra-core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { enFrase } from '../../../language/enFrase.ts'
import { enLista } from '../../../language/enLista.ts'
import { fieldLabel } from '../../../schema/record/fieldLabel.ts'
import { resourceNamed } from '../../../schema/house.ts'
import { leadsOn } from '../../../schema/doors/leadsOn.ts'
import { textOf } from '../../../schema/record/text.ts'
import { RecordSearch } from '../../fields/RecordSearch.tsx'
import { useResource } from '../../fields/useResource.ts'
import type { InputProps } from '../formRooms.ts'
import { asInputText, useField } from '../useField.ts'
import { readAs } from './readAs.ts'

/**
 * Choice of a record through the declared door, cleared when a choice that it depends on changes. If required in a new
 * record, takes the only sensible option itself, once, without dirtying the form.
 */
export const RecordInput = (props: InputProps<'reference'>) => {
  const {
    name,
    field: { to, offer },
    field,
  } = props
  const { value, change, inputProps } = useField(props)
  const { title, failure = 'Error al obtener los datos' } = useResource(to)
  const resource = useResource()
  const { fields } = resource
  const leading = leadsOn(resource, name)
  const stored = useRecordContext()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const binds = Object.entries(offer?.bind ?? {})
  const parents = useWatch<Record<string, unknown>>({ name: binds.map(([, parent]) => parent) })
  const takenOut = useRef(false)
  useClearedBy(JSON.stringify(parents), () => {
    takenOut.current = false
    change(null)
  })
  const waiting = binds.find((_, index) => !parents[index])
  const params = Object.fromEntries(binds.map(([param], index) => [param, asInputText(parents[index])]))
  const remember = (key: string, record: RaRecord) => queryClient.setQueryData(readAs(to, key, params), record)
  const choose = (key: string | null, record: RaRecord | null) => {
    if (key && record) remember(key, record)
    takenOut.current = key === null
    change(key)
  }
  const { resetField } = useFormContext<Record<string, unknown>>()
  const chooseForegone = useEvent((record: RaRecord) => {
    if (stored || !field.required || takenOut.current) return
    remember(String(record.id), record)
    resetField(name, { defaultValue: String(record.id) })
  })
  const knownChoice =
    stored && value && stored[name] === value ? { id: String(value), [title]: textOf(name, field, stored) } : undefined
  return (
    <RecordSearch
      of={to}
      meta={offer && { list: offer.list, params, ...(leading.length ? { leading } : {}) }}
      filter={offer?.where}
      ready={!waiting}
      value={value ? String(value) : null}
      onChoose={choose}
      knownChoice={knownChoice}
      onForegone={chooseForegone}
      only={leading.length ? onlyThose(to, leading) : undefined}
      onError={() => notify(failure, { type: 'error' })}
      input={
        waiting && !inputProps.disabled
          ? { ...inputProps, error: false, helperText: `Primero elija «${fieldLabel({ fields }, waiting[1])}»` }
          : inputProps
      }
    />
  )
}

/** Returns the text that says which records are offered: those for which the dependent choices have options. */
const onlyThose = (of: string, leading: ReturnType<typeof leadsOn>): string => {
  const needed = leading.map(({ to }) => enFrase(resourceNamed(to).label.one))
  return `Solo se ofrecen ${enFrase(resourceNamed(of).label.many)} que ya tienen ${enLista(needed)} para elegir`
}

/** Calls `clear` when the values that a choice depends on change. */
const useClearedBy = (parents: string, clear: () => void) => {
  const before = useRef(parents)
  const onOther = useEffectEvent(clear)
  useEffect(() => {
    if (before.current === parents) return
    before.current = parents
    onOther()
  }, [parents])
}
