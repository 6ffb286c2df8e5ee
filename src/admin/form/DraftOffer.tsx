import { once } from 'es-toolkit'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { hourOf } from './hourOf.ts'

type Props = {
  /** Moment when it was typed. */
  at: string
  /** Number of other drafts left. */
  more: number
  /** Name of the new record that it would make. */
  named: string | undefined
  /** Labels of the fields changed since. */
  changed: readonly string[]
  onRecover: () => void
  onDiscard: () => void
}

/** Says that an earlier form of this record was left with unsaved work, and offers to recover or discard it. */
export const DraftOffer = ({ at, more, named, changed, onRecover, onDiscard }: Props) => {
  const [now] = useState(() => new Date())
  return (
    <Alert
      severity="info"
      sx={{ mb: 3, flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" size="small" onClick={onRecover}>
            Recuperar
          </Button>
          <Button color="inherit" size="small" onClick={onDiscard}>
            Descartar
          </Button>
        </>
      }
    >
      <span>
        {more > 0
          ? `Hay ${more + 1} borradores; este es ${since(new Date(at), now)}.`
          : `Hay un borrador ${since(new Date(at), now)}.`}
      </span>
      {named && ` Es de «${named}».`}
      {changed.length > 0 &&
        ` Después cambió el registro: ${changed.join(', ')}. Si lo recupera, verá ahí lo que usted escribió.`}
    </Alert>
  )
}

const since = (at: Date, now: Date) => {
  const hour = hourOf(at.getTime())
  const of = hour.startsWith('1:') ? 'de la' : 'de las'
  return days().format(at) === days().format(now) ? `${of} ${hour}` : `del ${days().format(at)}, ${hour}`
}

/** Formats days by the clock of this machine, on which the draft was typed. */
const days = once(() => new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long' }))
