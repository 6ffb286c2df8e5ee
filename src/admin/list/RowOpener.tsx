import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { rowOpeningNamed } from '../rooms.ts'
import type { RowOpening } from '../../schema/names.ts'

type Props = { name: RowOpening; of: string; onOpen: () => void }

/** A row's button to a hand-made view of its record. */
export const RowOpener = ({ name, of, onOpen }: Props) => {
  const { label, Icon, text } = rowOpeningNamed(name)
  return text ? (
    <Button size="small" startIcon={<Icon />} aria-label={`${label} ${of}`} onClick={onOpen}>
      {text}
    </Button>
  ) : (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={`${label} ${of}`} onClick={onOpen}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
