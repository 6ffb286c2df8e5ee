import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import type { BulkInputProps } from '../../admin/rooms.ts'
import { documentos } from '../../domain/documentos.ts'

/** Check boxes for the documents that all selected students have handed in. */
export const EleccionDeDocumentos = ({ value, onChange }: BulkInputProps) => {
  const elegidos: readonly unknown[] = Array.isArray(value.documentos) ? value.documentos : []
  const change = (nombre: string) =>
    onChange({
      documentos: elegidos.includes(nombre) ? elegidos.filter(otro => otro !== nombre) : [...elegidos, nombre],
    })
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Documentos que se recibieron</FormLabel>
      <FormGroup>
        {documentos.map(({ nombre }) => (
          <FormControlLabel
            key={nombre}
            label={nombre}
            control={<Checkbox size="small" checked={elegidos.includes(nombre)} onChange={() => change(nombre)} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}
