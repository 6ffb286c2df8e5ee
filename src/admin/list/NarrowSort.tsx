import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useListContext } from 'ra-core'
import { headingOf } from '../../schema/record/headingOf.ts'
import { useResource } from '../fields/useResource.ts'
import { isSortable, type Column } from './shownColumns.ts'

/** Select of the order of the rows, for screens without headings: offers the sortable columns, and the field that sorts now. */
export const NarrowSort = ({ columns }: { columns: readonly Column[] }) => {
  const { sort, setSort } = useListContext()
  const rising = sort.order === 'ASC'
  const Icon = rising ? ArrowUpwardIcon : ArrowDownwardIcon
  const sortableShown = columns.filter(({ field }) => isSortable(field))
  const inOrder = useResource().fields[sort.field]
  const sortable =
    !inOrder || sortableShown.some(({ source }) => source === sort.field)
      ? sortableShown
      : [{ source: sort.field, field: inOrder }, ...sortableShown]
  const value = sortable.some(({ source }) => source === sort.field) ? sort.field : ''
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        select
        label="Ordenar por"
        size="small"
        fullWidth
        sx={besideItsLabel}
        value={value}
        onChange={event => setSort({ field: event.target.value, order: 'ASC' })}
      >
        {sortable.map(({ source, field }) => (
          <MenuItem key={source} value={source}>
            {headingOf(field)}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        aria-label={rising ? 'Orden ascendente' : 'Orden descendente'}
        onClick={() => setSort({ field: sort.field, order: rising ? 'DESC' : 'ASC' })}
      >
        <Icon />
      </IconButton>
    </Box>
  )
}

/** Stands the select beside its label, or under it where both do not fit. */
const besideItsLabel = {
  flexFlow: 'row wrap',
  alignItems: 'center',
  columnGap: 1,
  '& label': { mb: 0 },
  '& .MuiInputBase-root': { flex: '1 1 140px' },
}
