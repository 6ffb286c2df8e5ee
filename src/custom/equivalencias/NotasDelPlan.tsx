import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { RegistroDeMateria } from '../../domain/avance.ts'
import type { Ciclo } from '../../domain/ciclos.ts'
import { estadoDeMateria, estadosDeMateria } from '../../domain/estadoDeMateria.ts'
import { admiteNota, type Notas } from './notasEscritas.ts'

type Props = {
  ciclos: readonly Ciclo[]
  registros: readonly RegistroDeMateria[]
  notas: Notas
  fallas: Readonly<Record<string, string>>
  onNota: (id_materia: string, nota: string) => void
}

/** Subjects of a plan, cycle by cycle, each with the student's state in it and an input for a grade; passed ones have no input. */
export const NotasDelPlan = ({ ciclos, registros, notas, fallas, onNota }: Props) => {
  const registroDe = new Map(registros.map(registro => [registro.id_materia, registro]))
  if (ciclos.length === 0) return <Typography role="status">La malla del estudiante no tiene materias.</Typography>
  return ciclos.map(({ materias }, lugar) => (
    <Table key={lugar} size="small" aria-label={`Ciclo ${lugar + 1}`} sx={{ mb: 2, tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell>{`Ciclo ${lugar + 1}`}</TableCell>
          <TableCell sx={{ width: 136 }}>Calificación</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {materias.map(({ id_materia, nombre, clave_materia, creditos }) => {
          const registro = registroDe.get(id_materia)
          const estado = estadoDeMateria(registro)
          return (
            <TableRow key={id_materia}>
              <TableCell>
                {nombre}
                <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {[clave_materia, `${creditos} créditos`, estado && estadosDeMateria[estado]]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </TableCell>
              <TableCell>
                {admiteNota(registro) ? (
                  <TextField
                    size="small"
                    margin="none"
                    value={notas[id_materia] ?? ''}
                    onChange={event => onNota(id_materia, event.target.value)}
                    error={fallas[id_materia] !== undefined}
                    helperText={fallas[id_materia]}
                    slotProps={{ htmlInput: { 'aria-label': `Calificación de ${nombre}`, inputMode: 'decimal' } }}
                  />
                ) : (
                  (registro?.calificacion ?? '')
                )}
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  ))
}
