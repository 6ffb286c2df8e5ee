import CheckIcon from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useResource } from '../fields/useResource.ts'

type Props = { keptNames: readonly string[]; onChange: (names: readonly string[]) => void }

/** Lets the person choose which fields the next record begins with, among those that the resource declares as `keeps`. */
export const Keeping = ({ keptNames, onChange }: Props) => {
  const { keeps = [], fields } = useResource()
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
        Conservar para el siguiente:
      </Typography>
      {keeps.map(name => {
        const on = keptNames.includes(name)
        return (
          <Chip
            key={name}
            size="small"
            clickable
            component="button"
            type="button"
            aria-pressed={on}
            variant={on ? 'filled' : 'outlined'}
            icon={on ? <CheckIcon /> : undefined}
            label={fields[name]?.label}
            onClick={() => onChange(on ? keptNames.filter(each => each !== name) : [...keptNames, name])}
          />
        )
      })}
    </Box>
  )
}
