import ExpandIcon from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
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
  const headings = columnas.map(column => unreadHeading(preview, column))
  // Rows that lack a column, or a heading that was probably meant as one: the remedy is most likely here.
  const open = recognized === 0 || missing.length > 0 || headings.some(({ meant }) => meant)
  const choose = (at: number, campo: string) =>
    onChange(columnas.map((each, nth) => (nth === at ? campo || null : each.campo === campo ? null : each.campo)))
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
        {missing.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
            Para registros nuevos faltan: {missing.map(({ nombre }) => nombre).join(', ')}
          </Typography>
        )}
        {columnas.map(({ encabezado, campo }, at) => {
          const { repeats, meant } = headings[at] ?? {}
          return (
            <div key={at}>
              <TextField
                select
                fullWidth
                size="small"
                disabled={busy}
                label={encabezado || `Columna ${at + 1}`}
                value={campo ?? ''}
                onChange={event => choose(at, event.target.value)}
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
                <RestingButton size="small" resting={busy} onClick={() => choose(at, meant.campo)}>
                  ¿Quiso decir «{meant.nombre}»?
                </RestingButton>
              )}
            </div>
          )
        })}
      </AccordionDetails>
    </Accordion>
  )
}
