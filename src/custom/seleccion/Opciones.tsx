import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useDebouncedEvent, type RaRecord } from 'react-admin'
import { useResource } from '../../admin/fields/useResource.ts'
import type { Enlace, Modo } from './enlace.ts'
import { useOpciones } from './useOpciones.ts'

type Props = { enlace: Enlace; modo: Modo; elegido: RaRecord | null; onChange: (elegido: RaRecord | null) => void }

/** The dropdown: what may be tied, or what is; each by its name, with its key beside it, searched on the server. */
export const Opciones = ({ enlace, modo, elegido, onChange }: Props) => {
  const { title } = useResource(enlace.resource)
  const [busqueda, setBusqueda] = useState('')
  const buscar = useDebouncedEvent(setBusqueda, 250)
  const { opciones, buscando } = useOpciones(enlace, modo, busqueda)
  const nombre = (record: RaRecord) => String(record[title] ?? '')
  return (
    <Autocomplete
      sx={{ flex: '1 1 280px', maxWidth: 520 }} options={opciones} value={elegido} loading={buscando} filterOptions={todas => todas}
      getOptionLabel={nombre} getOptionKey={({ id }) => id} isOptionEqualToValue={(one, other) => one.id === other.id} loadingText="Cargando…" noOptionsText="Sin resultados"
      onChange={(_, record) => onChange(record)} onInputChange={(_, texto, motivo) => buscar(motivo === 'input' ? texto : '')}
      renderOption={({ key, ...props }, record) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <span>{nombre(record)}</span>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>{record.id}</Typography>
        </Box>
      )}
      renderInput={input => <TextField {...input} label={enlace.uno} />}
    />
  )
}
