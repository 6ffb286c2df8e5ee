import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import { useNearest } from './useNearest.ts'
import { useChosenView } from './views/useChosenView.ts'

/** Shows that a table is empty, in its own words where it has any, and offers the nearest words, or to leave the view or remove the search or filters that emptied it. */
export const EmptyList = ({ text = 'No hay registros' }: { text?: string }) => {
  const { filterValues, setFilters } = useListContext()
  const { q, ...filter } = filterValues
  const near = useNearest()
  const view = useChosenView()
  const filtered = Object.keys(filter).length > 0
  const inView = view ? ` en «${view.label}»` : ''
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, py: 6, px: 2, textAlign: 'center' }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {q
          ? `No hay registros que contengan «${q}»${filtered ? ' y cumplan los filtros' : ''}${inView}`
          : filtered
            ? `No hay registros que cumplan los filtros${inView}`
            : text}
      </Typography>
      {q && (
        <Box aria-live="polite" sx={{ minHeight: 38 }}>
          {near && (
            <Button variant="outlined" onClick={() => setFilters({ ...filter, q: near }, [])}>
              ¿Quiso decir «{near}»?
            </Button>
          )}
        </Box>
      )}
      {q && <Button onClick={() => setFilters(filter, [])}>Quitar la búsqueda</Button>}
      {filtered && <Button onClick={() => setFilters(q ? { q } : {}, [])}>Quitar filtros</Button>}
      {/* Last: once pressed it goes, and nothing comes under a second press. */}
      {view && (q || filtered) && <Button onClick={view.leave}>Buscar en «{view.allLabel}»</Button>}
    </Stack>
  )
}
