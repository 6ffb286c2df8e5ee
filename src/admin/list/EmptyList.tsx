import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'

/** Shows that a table is empty, in its own words where it has any, and offers to remove the search or the filters that emptied it. */
export const EmptyList = ({ text = 'No hay registros' }: { text?: string }) => {
  const { filterValues, setFilters } = useListContext()
  const { q, ...filter } = filterValues
  const filtered = Object.keys(filter).length > 0
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, py: 6, px: 2, textAlign: 'center' }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {q
          ? `No hay registros que contengan «${q}»${filtered ? ' y cumplan los filtros' : ''}`
          : filtered
            ? 'No hay registros que cumplan los filtros'
            : text}
      </Typography>
      {q && <Button onClick={() => setFilters(filter, [])}>Quitar la búsqueda</Button>}
      {filtered && <Button onClick={() => setFilters(q ? { q } : {}, [])}>Quitar filtros</Button>}
    </Stack>
  )
}
