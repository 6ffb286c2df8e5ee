import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { DoorMeta } from '../../dataProvider/index.ts'
import { CsvButton } from './CsvButton.tsx'
import { SearchBox } from './SearchBox.tsx'
import type { Column } from './shownColumns.ts'

type Props = { columns: readonly Column[]; meta: DoorMeta; onAdd?: () => void }

/** What stands over every table: «Buscar», the CSV export and, where it is allowed, «Agregar». */
export const ListToolbar = ({ columns, meta, onAdd }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 1.5 }}>
    <Box sx={{ flex: '1 1 240px', maxWidth: 420 }}>
      <SearchBox />
    </Box>
    <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
      <CsvButton columns={columns} meta={meta} />
      {onAdd && (
        <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
          Agregar
        </Button>
      )}
    </Box>
  </Box>
)
