import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import { whyEmpty } from './whyEmpty.ts'

/** An empty table says so; one that search or filters emptied offers to end them. */
export const EmptyList = () => {
  const { filterValues, setFilters } = useListContext()
  const { q, ...filter } = filterValues
  const filtered = Object.keys(filter).length > 0
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, py: 6, px: 2, textAlign: 'center' }}>
      <Typography sx={{ color: 'text.secondary' }}>{whyEmpty(filterValues)}</Typography>
      {q && <Button onClick={() => setFilters(filter, [])}>Quitar la búsqueda</Button>}
      {filtered && <Button onClick={() => setFilters(q ? { q } : {}, [])}>Quitar filtros</Button>}
    </Stack>
  )
}
