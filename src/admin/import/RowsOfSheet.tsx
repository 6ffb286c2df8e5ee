import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import TablePagination from '@mui/material/TablePagination'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { PageButtons } from '../list/PageButtons.tsx'
import { useReadAt } from '../read/useReadAt.ts'
import type { Importacion, Pagina, Vista } from './importacion.ts'
import { RowOfSheet } from './RowOfSheet.tsx'
import type { useImport } from './useImport.ts'

type Props = { sheet: ReturnType<typeof useImport>; preview: Importacion; vista: Vista }

/** Rows of a preview, page by page. */
export const RowsOfSheet = ({ sheet, preview, vista }: Props) => {
  const [page, setPage] = useState(0)
  const { data } = useReadAt<Pagina>(
    `importaciones/${preview.id}/filas?desde=${page * pageSize}&cuantos=${pageSize}${vista && `&estado=${vista}`}&de=${preview.huella}`,
  )
  if (!data) return <LinearProgress aria-label="Cargando" />
  return (
    <>
      <Box
        component="ul"
        aria-label="Renglones del archivo"
        sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 2 }}
      >
        {data.filas.map(row => (
          <RowOfSheet
            key={row.renglon}
            row={row}
            preview={preview}
            typed={sheet.typed}
            onAccept={(clave, aceptada) => void sheet.accept({ renglon: row.renglon, clave, aceptada })}
            onType={sheet.type}
          />
        ))}
        {data.filas.length === 0 && (
          <Typography component="li" sx={{ p: 2, color: 'text.secondary' }}>
            No hay renglones así
          </Typography>
        )}
      </Box>
      {data.total > pageSize && (
        <TablePagination
          component="div"
          count={data.total}
          page={page}
          rowsPerPage={pageSize}
          rowsPerPageOptions={[pageSize]}
          onPageChange={(_, next) => setPage(next)}
          ActionsComponent={PageButtons}
        />
      )}
    </>
  )
}

const pageSize = 25
