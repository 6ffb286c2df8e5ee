import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import { onPaper } from '../../admin/theme/onPaper.ts'
import { plainCell } from '../../admin/theme/plainCell.ts'
import { paperOnly, screenOnly } from '../../admin/theme/screenOnly.ts'
import {
  columnasDeKardex,
  marcaDeEntrada,
  promedioDe,
  renglonDeKardex,
  type EntradaDeKardex,
} from '../../domain/kardex.ts'

/**
 * Table of a period's subjects and average, in the same columns for every period. Plain cells, styled by the table: a
 * phone draws all periods. On paper the period heads each page. (B §2, Kardex modal)
 */
export const TablaDeKardex = ({ de, entradas }: { de: string; entradas: readonly EntradaDeKardex[] }) => (
  <Box component="section" aria-label={de} sx={entradas.length > renglonesPorPagina ? undefined : wholeOnPaper}>
    <Typography variant="h3" component="h2" sx={{ mb: 1, ...screenOnly }}>
      {de}
    </Typography>
    <TableContainer component={Paper} variant="outlined" {...scrollable} aria-label={`Materias de ${de}`}>
      <Table aria-label={de} sx={aligned}>
        <colgroup>
          {columnasDeKardex.map(columna => (
            <col key={columna} />
          ))}
        </colgroup>
        <TableHead>
          <TableRow sx={paperOnly}>
            <TableCell colSpan={columnasDeKardex.length}>{de}</TableCell>
          </TableRow>
          <TableRow>
            {columnasDeKardex.map((columna, lugar) => (
              <TableCell key={columna} align={lugar ? 'right' : 'left'}>
                {columna}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <tbody>
          {entradas.map((entrada, cual) => (
            <tr key={cual}>
              {renglonDeKardex(entrada).map((texto, lugar) => (
                <td key={columnasDeKardex[lugar]}>
                  {texto}
                  {lugar === 0 && marcaDeEntrada(entrada) && (
                    <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                      {marcaDeEntrada(entrada)}
                    </Typography>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
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
  </Box>
)

/** Rows that surely fit on a printed page; a period of no more is not split. */
const renglonesPorPagina = 20
const wholeOnPaper = onPaper({ breakInside: 'avoid' })

/** Lets the keyboard scroll a table wider than the window. */
const scrollable = { role: 'region', tabIndex: 0 }

const texto = { fontSize: { xs: '0.875rem', sm: '0.9375rem' } }

const aligned = (theme: Theme) => ({
  tableLayout: 'fixed',
  '& tbody tr': { verticalAlign: 'middle', ...onPaper({ breakInside: 'avoid' }) },
  '& tbody td': {
    ...plainCell(theme),
    ...texto,
    py: '7px',
  },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& tbody td + td': { textAlign: 'right' },
  '& th, & td': { px: { xs: 0.5, sm: 1.5 }, ...texto },
  '& tr > :first-of-type': { pl: { xs: 1, sm: 1.5 }, hyphens: 'auto' },
  '& tr > :last-of-type': { pr: { xs: 1, sm: 1.5 } },
  '& thead th': { fontSize: { xs: '0.6875rem', sm: '0.875rem' } },
  '& thead tr:first-of-type th': { fontSize: '1rem', color: 'text.primary' },
  '& col:nth-of-type(n + 2)': { width: { xs: 70, sm: 128 } },
  '& col:nth-of-type(2)': { width: { xs: 52, sm: 104 } },
  '& tfoot th, & tfoot td': { fontWeight: 700, color: 'text.primary', borderBottom: 0 },
})
