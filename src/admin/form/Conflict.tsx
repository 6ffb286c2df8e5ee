import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRecordContext } from 'ra-core'
import { useEffect, useRef } from 'react'
import { house } from '../../schema/house.ts'
import type { Registro } from '../../schema/record/valueAt.ts'
import type { AnyField, FieldOf } from '../../schema/kinds.ts'
import { traitsOf } from '../../schema/traits.ts'
import { textOf } from '../../schema/record/text.ts'
import { useResource } from '../fields/useResource.ts'
import type { Mode } from '../../schema/active.ts'
import type { ForeignChange } from './conflictIn.ts'
import { useLookup } from './inputs/LookupInput.tsx'

type Props = { mode: Mode; change: ForeignChange; onInsist: () => void }

/** Shows who changed the record meanwhile, and which fields, or that no field of the form shows it; the typed values stay. It scrolls into view and takes the focus. */
export const Conflict = ({ mode, change: { quien, propio, cuando, ahora }, onInsist }: Props) => {
  const { fields } = useResource()
  const antes: Registro = useRecordContext() ?? {}
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [ahora])
  const { explained, insist } = mode === 'delete' ? deleting : saving
  const changed = Object.entries(fields).filter(
    ([name, field]) =>
      !traitsOf(field).derived && JSON.stringify(antes[name] ?? null) !== JSON.stringify(ahora[name] ?? null),
  )
  return (
    <Alert ref={element} tabIndex={-1} severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>{`${propio ? 'Usted' : quien} cambió este registro${propio ? ' desde otra ventana' : ''} el ${house().moment(new Date(cuando))}`}</AlertTitle>
      {explained}
      {changed.length === 0 && ` ${unseen}`}
      <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
        {changed.map(([name, field]) => (
          <li key={name}>
            {field.label}: «<ValueText name={name} field={field} record={antes} />» → «
            <ValueText name={name} field={field} record={ahora} />»
          </li>
        ))}
      </Box>
      <Button size="small" variant="outlined" color="inherit" onClick={onInsist}>
        {insist}
      </Button>
    </Alert>
  )
}

const saving = {
  explained:
    'Lo que usted escribió sigue aquí. Revise lo que cambió y, si desea guardar sus datos encima, elija «Conservar mis datos» y confirme de nuevo.',
  insist: 'Conservar mis datos',
}
const deleting = {
  explained:
    'No se eliminó nada. Revise lo que cambió y, si aún desea eliminarlo, elija «Eliminar de todos modos» y confirme de nuevo.',
  insist: 'Eliminar de todos modos',
}

const unseen = 'Lo que cambió no está en este formulario: véalo en su historial.'

type Saying = { name: string; field: AnyField; record: Registro }

const ValueText = ({ name, field, record }: Saying) =>
  field.kind === 'lookup' ? <Looked name={name} field={field} record={record} /> : textOf(name, field, record)

const Looked = ({ name, field: { of }, record }: Saying & { field: FieldOf<'lookup'> }) =>
  useLookup(of).find(([key]) => key === record[name])?.[1] ?? ''
