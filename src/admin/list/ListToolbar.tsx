import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FilterLiveForm, TextInput } from 'react-admin'
import { CsvButton } from './CsvButton.tsx'
import type { Column } from './shownColumns.ts'

type Props = { columns: readonly Column[]; onAdd?: () => void }

/** What stands over every table: «Buscar», the CSV export and, where it is allowed, «Agregar». */
export const ListToolbar = ({ columns, onAdd }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
    <Box sx={{ flex: '1 1 240px', maxWidth: 420 }}>
      <FilterLiveForm debounce={300}>
        <TextInput source="q" label="Buscar" placeholder="Buscar" type="search" helperText={false} fullWidth margin="none" />
      </FilterLiveForm>
    </Box>
    <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
      <CsvButton columns={columns} />
      {onAdd && (
        <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
          Agregar
        </Button>
      )}
    </Box>
  </Box>
)
