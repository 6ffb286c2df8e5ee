import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Paper from '@mui/material/Paper'
import { columnasDeKardex, promedioDe, renglonDeKardex, type EntradaDeKardex } from '../../domain/kardex.ts'

/** The subjects of a period with what came of them, and their average. (B §2, Kardex modal) */
export const TablaDeKardex = ({ de, entradas }: { de: string; entradas: readonly EntradaDeKardex[] }) => (
  <TableContainer component={Paper} variant="outlined" {...scrollable} aria-label={`Materias de ${de}`}>
    <Table aria-label={de} sx={narrow}>
      <TableHead>
        <TableRow>
          {columnasDeKardex.map((columna, lugar) => (
            <TableCell key={columna} align={lugar ? 'right' : 'left'}>
              {columna}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {entradas.map((entrada, cual) => (
          <TableRow key={cual}>
            {renglonDeKardex(entrada).map((texto, lugar) => (
              <TableCell key={columnasDeKardex[lugar]} align={lugar ? 'right' : 'left'}>
                {texto}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row" colSpan={2}>
            Promedio
          </TableCell>
          <TableCell align="right">{promedioDe(entradas)}</TableCell>
          <TableCell />
        </TableRow>
      </TableFooter>
    </Table>
  </TableContainer>
)

/** Where it is wider than the window the keyboard scrolls it too. */
const scrollable = { role: 'region', tabIndex: 0 }

const narrow = {
  '& th, & td': { px: { xs: 0.75, sm: 1.5 }, fontSize: { xs: '0.875rem', sm: '0.9375rem' } },
  '& thead th': { fontSize: { xs: '0.75rem', sm: '0.875rem' } },
  '& tfoot th, & tfoot td': { fontWeight: 700, color: 'text.primary', borderBottom: 0 },
}
