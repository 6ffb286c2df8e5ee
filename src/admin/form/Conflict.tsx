import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import type { AnyField } from '../../schema/kinds.ts'
import { useResource } from '../fields/useResource.ts'
import type { Change } from './conflictIn.ts'

type Props = { change: Change; onInsist: () => void }

/** Says who changed the record meanwhile, and what; what was typed here stays. */
export const Conflict = ({ change: { quien, cuando, antes, despues }, onInsist }: Props) => {
  const { fields } = useResource()
  return (
    <Alert severity="warning" action={<Button color="inherit" onClick={onInsist}>Conservar mis datos</Button>}>
      <AlertTitle>{`${quien} cambió este registro el ${moment.format(new Date(cuando))}`}</AlertTitle>
      Lo que usted escribió sigue aquí. Revise lo que cambió y, si desea guardar sus datos encima, elija «Conservar mis datos» y confirme de nuevo.
      <ul>
        {Object.keys(despues).map(place => (
          <li key={place}>{`${labelOf(fields, place)}: «${said(antes[place])}» → «${said(despues[place])}»`}</li>
        ))}
      </ul>
    </Alert>
  )
}

const moment = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Mexico_City' })

/** History names a field by the last word of its place in the record. */
const labelOf = (fields: Readonly<Record<string, AnyField>>, place: string) =>
  Object.entries(fields).find(([name, { record = name }]) => record.split('.').at(-1) === place)?.[1].label ?? place

const said = (value: unknown) => (value === null || value === undefined ? '' : [value].flat().join(', '))
