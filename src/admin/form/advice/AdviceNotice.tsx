import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import type { Finding } from '../../../schema/advice.ts'
import { recordAddress } from '../../../schema/doors/doors.ts'
import { resourceNamed } from '../../../schema/house.ts'
import type { useAdvice } from './useAdvice.ts'

/** Shows the findings against a record before it is saved, the free alternatives, and the tick that goes past the findings. Takes the focus when somebody saves without the tick. */
export const AdviceNotice = ({ advice }: { advice: Shown }) => {
  const { hallazgos, remedios = [], ticked, insisted, tick, cure } = advice
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (insisted) element.current?.focus()
  }, [insisted])
  const refused = hallazgos.some(({ impide }) => impide)
  return (
    <Alert ref={element} tabIndex={-1} severity={refused ? 'error' : 'warning'}>
      <AlertTitle>{refused ? 'Así no se puede guardar' : 'Revise antes de continuar'}</AlertTitle>
      <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
        {hallazgos.map(({ id, texto, registro }) => (
          <li key={id}>
            {texto}
            {registro && (
              <>
                {keyText(registro)}
                <Link href={recordAddress(registro.recurso, registro.clave)} target="_blank" rel="noreferrer">
                  Ver registro
                </Link>
              </>
            )}
          </li>
        ))}
      </Box>
      {remedios.length > 0 && (
        <Box
          role="group"
          aria-label="Libres"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 }}
        >
          <Typography variant="body2">Están libres:</Typography>
          {remedios.map(({ texto, valores }) => (
            <Chip key={texto} label={texto} variant="outlined" onClick={() => void cure?.(valores)} />
          ))}
        </Box>
      )}
      {!refused && (
        <FormControlLabel
          control={<Checkbox checked={ticked} onChange={(_, checked) => tick(checked)} />}
          label="Lo revisé y es correcto así"
        />
      )}
    </Alert>
  )
}

/** Returns the key of a record that people know it by, as «. Matrícula: …», where it has one; it comes only with records that the reader may open. */
const keyText = ({ recurso, clave }: NonNullable<Finding['registro']>) => {
  const { fields, key } = resourceNamed(recurso)
  const field = fields[key]
  return field && field.kind !== 'id' ? `. ${field.label}: ${clave} ` : ' '
}

type Advising = ReturnType<typeof useAdvice>
type Shown = Pick<Advising, 'hallazgos' | 'ticked' | 'insisted' | 'tick'> & Partial<Pick<Advising, 'remedios' | 'cure'>>
