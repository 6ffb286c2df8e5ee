import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'

/** An empty table says so; one that a search emptied offers to end the search. */
export const EmptyList = () => {
  const { filterValues, setFilters } = useListContext()
  const searched = Boolean(filterValues.q)
  return (
    <Stack role="status" sx={{ alignItems: 'center', gap: 1, py: 6, px: 2, textAlign: 'center' }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {searched ? `No hay registros que contengan «${filterValues.q}»` : 'No hay registros'}
      </Typography>
      {searched && <Button onClick={() => setFilters({}, [])}>Quitar la búsqueda</Button>}
    </Stack>
  )
}
