import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { focusFirst } from '../form/focusFirst.ts'
import { useColumns } from './useColumns.ts'
import { headingOf } from '../../schema/record/headingOf.ts'
import type { Column } from './shownColumns.ts'

type Props = { columns: readonly Column[]; storeKey: string; anchor: HTMLElement; onClose: () => void }

/** Popover that chooses the columns of a table and their order, by keyboard too; the last visible one cannot be hidden. */
export const ColumnsChooser = ({ columns, storeKey, anchor, onClose }: Props) => {
  const { ordered, isShown, toggle, move, reset } = useColumns(columns, storeKey)
  const last = ordered.filter(isShown).length === 1
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columnas' } }}
    >
      <Box component="ul" ref={focusFirst} sx={{ m: 0, p: 1, pl: 2, listStyle: 'none', minWidth: 260 }}>
        {ordered.map((column, at) => {
          const heading = headingOf(column.field)
          return (
            <Box component="li" key={column.source} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <FormControlLabel
                sx={{ flex: 1 }}
                label={heading}
                control={
                  <Checkbox
                    size="small"
                    checked={isShown(column)}
                    disabled={last && isShown(column)}
                    onChange={() => toggle(column)}
                  />
                }
              />
              <IconButton
                size="small"
                aria-label={`Subir ${heading}`}
                disabled={at === 0}
                onClick={({ currentTarget }) => {
                  move(at, at - 1)
                  if (at === 1) focusOther(currentTarget)
                }}
              >
                <UpIcon fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={`Bajar ${heading}`}
                disabled={at === ordered.length - 1}
                onClick={({ currentTarget }) => {
                  move(at, at + 1)
                  if (at === ordered.length - 2) focusOther(currentTarget)
                }}
              >
                <DownIcon fontSize="small" />
              </IconButton>
            </Box>
          )
        })}
      </Box>
      <Box sx={{ textAlign: 'right', px: 1, pb: 1 }}>
        <Button size="small" onClick={reset}>
          Restablecer
        </Button>
      </Box>
    </Popover>
  )
}

/** Focuses the other button of the row: at either end the pressed one is disabled and loses the focus. */
const focusOther = (button: HTMLElement) =>
  [...(button.parentElement?.querySelectorAll('button') ?? [])].find(each => each !== button)?.focus()
