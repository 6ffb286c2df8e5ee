import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useNotify } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { useRead } from '../../admin/read/useRead.ts'
import { screenOnly } from '../../admin/theme/screenOnly.ts'

/** Answers, by matrícula, why a student is not in the list above. */
export const Motivo = () => {
  const notify = useNotify()
  const [texto, setTexto] = useState('')
  const [pedida, setPedida] = useState({ matricula: '', vez: 0 })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const matricula = texto.trim().toUpperCase()
    if (matricula) setPedida({ matricula, vez: pedida.vez + 1 })
    else notify('Primero ingrese la matricula del estudiante', { type: 'info' })
  }
  return (
    <Card component="section" aria-labelledby="motivo" sx={{ mt: 3, ...screenOnly }}>
      <CardContent>
        <Typography id="motivo" variant="h2" sx={{ mb: 1 }}>
          ¿No aparece un estudiante?
        </Typography>
        <Box
          component="form"
          role="search"
          noValidate
          onSubmit={ask}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}
        >
          <Box sx={{ flex: '1 1 240px', maxWidth: 420 }}>
            <TextField
              label="Matrícula"
              margin="none"
              fullWidth
              value={texto}
              onChange={event => setTexto(event.target.value)}
              slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 40 } }}
            />
          </Box>
          <Button type="submit" variant="outlined">
            Consultar
          </Button>
        </Box>
        {pedida.matricula && <Respuesta key={`${pedida.matricula} ${pedida.vez}`} matricula={pedida.matricula} />}
      </CardContent>
    </Card>
  )
}

const Respuesta = ({ matricula }: { matricula: string }) => {
  const { data, isPending } = useRead('/estudiante/:matricula/reinscripcion', { places: { matricula } })
  return (
    <Box role="status" sx={{ mt: 2 }}>
      {isPending && 'Consultando…'}
      {data && (
        <>
          <Typography sx={{ fontWeight: 700 }}>{data.nombre}</Typography>
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', mb: 1 }}
          >{`${data.programa} · ${data.grupo} · semestre ${data.semestre}`}</Typography>
          <Typography>{data.motivo ?? 'Está pendiente de reinscripción: búsquelo en la lista.'}</Typography>
        </>
      )}
    </Box>
  )
}
