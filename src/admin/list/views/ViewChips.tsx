import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { enCifras } from '../../../language/enCifras.ts'
import { screenOnly } from '../../theme/screenOnly.ts'

type Shown = { name: string; label: string; count?: number; fault?: string }
type Props = {
  label: string
  views: readonly Shown[]
  chosen: string
  onChoose: (name: string) => void
  children?: ReactNode
}

/** The views of a list, each with how many rows it has or why it has none; the chosen one is pressed. */
export const ViewChips = ({ label, views, chosen, onChoose, children }: Props) => (
  <Box component="ul" aria-label={label} sx={row}>
    {views.map(({ name, label: said, count, fault }) => (
      <li key={name}>
        <Button
          size="small"
          color={name === chosen ? 'primary' : 'inherit'}
          variant={name === chosen ? 'contained' : 'outlined'}
          aria-pressed={name === chosen}
          title={fault}
          sx={{ borderRadius: 99, ...(fault && { textDecoration: 'line-through' }) }}
          onClick={() => onChoose(name)}
        >
          {count === undefined ? said : `${said} ${enCifras(count)}`}
        </Button>
      </li>
    ))}
    {children}
  </Box>
)

const row = { display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, mb: 1.5, p: 0, listStyle: 'none', ...screenOnly }
