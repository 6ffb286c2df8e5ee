import Button from '@mui/material/Button'
import { rowOpeningNamed } from '../rooms.ts'
import type { RowOpening } from '../../schema/names.ts'
import { RowIcon } from './RowIcon.tsx'

type Props = { name: RowOpening; of: string; onOpen: () => void }

/** Button of a row that opens a hand-made view of its record. */
export const RowOpener = ({ name, of, onOpen }: Props) => {
  const { label, Icon, text } = rowOpeningNamed(name)
  return text ? (
    <Button size="small" startIcon={<Icon />} aria-label={`${label} ${of}`} onClick={onOpen}>
      {text}
    </Button>
  ) : (
    <RowIcon help={label} name={`${label} ${of}`} onClick={onOpen}>
      <Icon fontSize="small" />
    </RowIcon>
  )
}
