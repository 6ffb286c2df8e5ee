import Switch from '@mui/material/Switch'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { EstadoDeDocumento } from '../../domain/documentos.ts'

type Props = { documentos: readonly EstadoDeDocumento[]; onChange?: (nombre: string) => void }

/** Table with a switch for each document; read-only without `onChange`. */
export const TablaDeDocumentos = ({ documentos, onChange }: Props) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        <TableCell>Nombre</TableCell>
        <TableCell align="right">Entregado</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {documentos.map(({ nombre, estado }) => (
        <TableRow key={nombre}>
          <TableCell component="th" scope="row">
            {nombre}
          </TableCell>
          <TableCell align="right">
            <Switch
              checked={estado}
              disabled={!onChange}
              onChange={() => onChange?.(nombre)}
              slotProps={{ input: { 'aria-label': nombre } }}
            />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)
