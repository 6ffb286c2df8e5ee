import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { SxProps, Theme } from '@mui/material/styles'
import { porcentajeEnTexto } from '../../domain/porcentaje.ts'
import { enCifras } from '../../language/enCifras.ts'
import type { Parte } from './cifras.ts'
import { rellenos } from './rellenos.tsx'

type Props = {
  partes: readonly Parte[]
  /** Heading of the parts. */
  de: string
  /** `true` shows the fill of each part in the chart. */
  muestra?: boolean
}

/** Table of the figures behind a chart. */
export const TablaDePartes = ({ partes, de, muestra }: Props) => (
  <Table sx={whole}>
    <TableHead>
      <TableRow>
        <TableCell>{de}</TableCell>
        <TableCell align="right">Estudiantes</TableCell>
        <TableCell align="right">Porcentaje</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {partes.map(({ nombre, cantidad, porcentaje }, lugar) => (
        <TableRow key={nombre}>
          <TableCell component="th" scope="row">
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              {muestra && <Muestra relleno={rellenos[lugar]} />}
              {nombre}
            </Box>
          </TableCell>
          <TableCell align="right">{enCifras(cantidad)}</TableCell>
          <TableCell align="right">{porcentajeEnTexto(porcentaje)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)

/** Keeps all columns in sight on the narrowest phone and at four times the font size. */
const whole: SxProps<Theme> = ({ breakpoints }) => ({
  [breakpoints.down('sm')]: {
    overflowWrap: 'anywhere',
    '& th, & td': { paddingInline: '4px' },
    '& thead th': { fontSize: '0.75rem', whiteSpace: 'normal' },
  },
})

const Muestra = ({ relleno }: { relleno?: string }) => (
  <Box component="svg" aria-hidden viewBox="0 0 16 16" sx={{ width: 16, height: 16, flexShrink: 0 }}>
    <rect width="16" height="16" rx="3" fill={relleno} />
  </Box>
)
