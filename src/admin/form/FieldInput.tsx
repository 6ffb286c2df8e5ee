import { memo, useContext, type ComponentType } from 'react'
import { useRecordContext } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { isActive, isDrawn, isEditable, type Mode } from '../../schema/active.ts'
import type { AnyField, FieldKind, Value } from '../../schema/kinds.ts'
import { originOf } from '../../schema/record/originOf.ts'
import { settlementOf } from '../../schema/record/sealOf.ts'
import { isBase } from '../../schema/traits.ts'
import { useResource } from '../fields/useResource.ts'
import { FoundBeside } from './advice/FoundBeside.ts'
import { formRooms, type InputProps } from './formRooms.ts'
import { inputs } from './inputs.tsx'

type Props = { name: string; mode: Mode }

/** Input of a field; nothing where the mode or the present values of the form leave the field out. */
export const FieldInput = memo(({ name, mode }: Props) => {
  const { fields } = useResource()
  const field = fields[name]
  return !field || !isDrawn(field, mode) ? null : field.when ? (
    <Conditional name={name} field={field} mode={mode} />
  ) : (
    isActive(field, mode, {}) && <Chosen name={name} field={field} mode={mode} />
  )
})

type Known = { name: string; field: AnyField; mode: Mode }

/** Watches only the fields that the condition names, so that typing elsewhere does not draw the input anew. */
const Conditional = ({ name, field, mode }: Known) => {
  const stored = useRecordContext()
  const names = Object.keys(field.when ?? {})
  const watched = useWatch<Record<string, Value>>({ name: names })
  const values = Object.fromEntries(names.map((each, index) => [each, watched[index]]))
  return isActive(field, mode, values, stored) && <Chosen name={name} field={field} mode={mode} />
}

/** Draws the input that belongs to the field's kind. Its help tells the finding against it, or else why the record's state, or the mode, disables it, or nobody types it. */
const Chosen = ({ name, field, mode }: Known) => {
  const stored = useRecordContext()
  const resource = useResource()
  const found = useContext(FoundBeside)[name]
  const because = mode === 'update' && stored ? settlementOf(field, stored) : undefined
  const lock = mode === 'update' && typeof field.locked === 'string' ? field.locked : undefined
  const help = found ?? because ?? lock ?? field.help ?? (mode === 'delete' ? undefined : originOf(field, resource))
  const inputsOfKinds: Readonly<Record<string, unknown>> = isBase(field.kind) ? inputs : formRooms().inputs
  const Input = inputsOfKinds[field.kind] as ComponentType<InputProps<FieldKind>>
  return (
    <Input
      name={name}
      field={help ? { ...field, help } : field}
      disabled={because !== undefined || !isEditable(field, mode)}
    />
  )
}
