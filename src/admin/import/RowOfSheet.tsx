import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Correccion, EstadoDeRenglon, Fila, Importacion } from './importacion.ts'
import { cellOf } from './useImport.ts'

type Props = {
  row: Fila
  preview: Importacion
  typed: Readonly<Record<string, Correccion>>
  onType: (correction: Correccion) => void
  onAccept: (clave: string, accepted: boolean) => void
}

/** Row of the sheet: its outcome, field by field, and its wrong cells, corrected in place. Its group is named after the row, for screen readers. */
export const RowOfSheet = ({ row, preview: { columnas, campos }, typed, onType, onAccept }: Props) => {
  const nameOf = (campo: string) => campos.find(each => each.campo === campo)?.nombre ?? campo
  const [label, color] = states[row.estado]
  const columnOf = (campo: string) => columnas.findIndex(each => each.campo === campo)
  const absent = Object.keys(row.faltas).filter(campo => campo !== '' && columnOf(campo) < 0)
  /** In the order of the form; a field that is drawn by hand has no column. */
  const missing = campos.filter(({ campo }) => absent.includes(campo))
  const others = absent.filter(campo => missing.length < 2 || !missing.some(each => each.campo === campo))
  const withoutColumn = [
    ...(missing.length > 1 ? [missingText(missing, campos)] : []),
    ...others.map(campo => row.faltas[campo]),
  ]
  return (
    <Box component="li" sx={{ px: 1.5, py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <div role="group" aria-label={row.titulo ? `Renglón ${row.renglon}: ${row.titulo}` : `Renglón ${row.renglon}`}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', minWidth: '5.5rem' }}>
            Renglón {row.renglon}
          </Typography>
          <Chip size="small" label={label} color={color} variant="outlined" />
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.titulo}</Typography>
        </Box>
        {Object.entries(row.cambios)
          .filter(([campo]) => !row.faltas[campo])
          .map(([campo, [before, after]]) => (
            <Typography key={campo} variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {nameOf(campo)}: <del>{before || '(vacío)'}</del> → <strong>{after || '(vacío)'}</strong>
              {after === '' && <Chip size="small" color="warning" label="Se vacía" sx={{ ml: 1 }} />}
            </Typography>
          ))}
        {Object.entries(row.faltas).map(([campo, message]) => {
          const columna = columnOf(campo)
          const key = cellOf({ renglon: row.renglon, columna })
          if (absent.includes(campo)) return null
          return columna < 0 ? (
            <Typography key={campo} variant="body2" sx={{ mt: 0.5, color: 'error.main' }}>
              {message}
            </Typography>
          ) : (
            <TextField
              key={campo}
              size="small"
              error
              fullWidth
              label={nameOf(campo)}
              value={typed[key]?.valor ?? row.celdas[columna] ?? ''}
              helperText={message}
              sx={{ mt: 1.25, maxWidth: 640, display: 'flex' }}
              onChange={event => onType({ renglon: row.renglon, columna, valor: event.target.value })}
            />
          )
        })}
        {absent.length > 0 && (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'error.main' }}>
            {withoutColumn.join(' · ')}
          </Typography>
        )}
        {row.estado !== 'error' &&
          row.dudas.map(({ campo, mensaje, clave, aceptada }) => (
            <FormControlLabel
              key={clave}
              sx={{ display: 'flex', mt: 0.5, color: aceptada ? 'text.secondary' : 'warning.main' }}
              control={<Checkbox size="small" checked={aceptada} onChange={(_, checked) => onAccept(clave, checked)} />}
              label={`Aceptar ${nameOf(campo)}: ${mensaje}`}
            />
          ))}
      </div>
    </Box>
  )
}

/** Counts missing columns that stand above, over the sheet; a row that lacks only a few of those names them. */
const missingText = (missing: Importacion['campos'], campos: Importacion['campos']) =>
  missing.length > mostNamed || missing.length === campos.filter(({ falta }) => falta).length
    ? `Faltan ${missing.length} columnas (vea arriba)`
    : `Para un registro nuevo faltan columnas: ${missing.map(({ nombre }) => nombre).join(', ')}`

const mostNamed = 3

const states: Readonly<Record<EstadoDeRenglon, readonly [string, 'success' | 'info' | 'default' | 'error']>> = {
  nuevo: ['Nuevo', 'success'],
  cambia: ['Con cambios', 'info'],
  igual: ['Igual', 'default'],
  error: ['Con errores', 'error'],
}
