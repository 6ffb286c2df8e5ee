import ExpandIcon from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { partition } from 'es-toolkit'
import { contado } from '../../language/contado.ts'
import { FillColumn } from './FillColumn.tsx'
import type { Importacion } from './importacion.ts'
import { RestingButton } from '../send/RestingButton.tsx'
import { unreadHeading } from './unreadHeading.ts'

type Props = {
  preview: Importacion
  busy: boolean
  onChange: (columns: readonly (string | null)[], fill?: { campo: string; valor: string }) => void
}

/** Columns of the sheet and the fields that they fill, to be corrected by hand; names the columns that rows lack, and the fields that misspelled headings probably name. */
export const ColumnsOfSheet = ({ preview, busy, onChange }: Props) => {
  const { columnas, campos } = preview
  const recognized = columnas.filter(({ campo }) => campo !== null).length
  const missing = campos.filter(({ falta }) => falta)
  const columns = columnas.map((column, at) => ({ at, ...column, ...unreadHeading(preview, column) }))
  const [meant, others] = partition(columns, each => each.meant !== undefined)
  // Rows that lack a column, or a heading that was probably meant as one: the remedy is most likely here.
  const open = recognized === 0 || missing.length > 0 || meant.length > 0
  const choose = (at: number, campo: string) =>
    onChange(columnas.map((each, nth) => (nth === at ? campo || null : each.campo === campo ? null : each.campo)))
  const input = (column: (typeof columns)[number]) => (
    <ColumnInput
      key={column.at}
      column={column}
      campos={campos}
      busy={busy}
      onChoose={campo => choose(column.at, campo)}
    />
  )
  return (
    <Accordion sx={{ mt: 1, border: 1, borderColor: 'divider', borderRadius: 2 }} defaultExpanded={open}>
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography>
          {contado(recognized, 'columna reconocida', 'columnas reconocidas')} de {columnas.length}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))' }}>
        <FillColumn
          campos={campos.filter(({ campo }) => !columnas.some(each => each.campo === campo))}
          busy={busy}
          onFill={fill =>
            onChange(
              columnas.map(({ campo }) => campo),
              fill,
            )
          }
        />
        {meant.map(input)}
        {missing.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
            Para registros nuevos faltan: {missing.map(({ nombre }) => nombre).join(', ')}
          </Typography>
        )}
        {others.map(input)}
      </AccordionDetails>
    </Accordion>
  )
}

type InputProps = {
  column: Importacion['columnas'][number] & ReturnType<typeof unreadHeading> & { at: number }
  campos: Importacion['campos']
  busy: boolean
  onChoose: (campo: string) => void
}

/** Chooses the field that a column fills, and proposes the one that its heading probably names. */
const ColumnInput = ({ column: { at, encabezado, campo, repeats, meant }, campos, busy, onChoose }: InputProps) => (
  <div>
    <TextField
      select
      fullWidth
      size="small"
      disabled={busy}
      label={encabezado || `Columna ${at + 1}`}
      value={campo ?? ''}
      onChange={event => onChoose(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{repeats ? 'Repetida: no se importa' : 'No se importa'}</MenuItem>
      {campos.map(each => (
        <MenuItem key={each.campo} value={each.campo}>
          {each.nombre}
        </MenuItem>
      ))}
    </TextField>
    {meant && (
      <RestingButton size="small" resting={busy} onClick={() => onChoose(meant.campo)}>
        ¿Quiso decir «{meant.nombre}»?
      </RestingButton>
    )}
  </div>
)
