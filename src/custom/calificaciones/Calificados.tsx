import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'ra-core'
import { useSyncExternalStore } from 'react'
import { enCifras } from '../../language/enCifras.ts'
import { listenToBorradores } from './borrador.ts'
import { borradorPropio } from './borradorPropio.ts'
import { claseDe } from './clase.ts'

/** Cell with the number of graded students of a class and its stage: «Sin calificar», «Por cerrar» or «Cerrada». Marks an open class whose grades are typed on this device and not submitted. */
export const Calificados = () => {
  const clase = useRecordContext()
  const { calificados, inscritos } = clase?.calificados ?? { calificados: 0, inscritos: 0 }
  const escrita = useSyncExternalStore(listenToBorradores, () => {
    if (!clase || clase.status_facilitador) return false
    return Object.keys(borradorPropio('facilitador', claseDe(clase)).read()?.filas ?? {}).length > 0
  })
  return (
    <Stack>
      <span>{inscritos ? `${enCifras(calificados)} de ${enCifras(inscritos)}` : 'Sin estudiantes'}</span>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {clase?.status_escolar ? 'Cerrada' : clase?.status_facilitador ? 'Por cerrar' : 'Sin calificar'}
      </Typography>
      {escrita && (
        <Typography
          variant="body2"
          component="span"
          sx={{ fontWeight: 700, whiteSpace: 'normal', width: 0, minWidth: '100%' }}
        >
          Escrito en este equipo, sin enviar
        </Typography>
      )}
    </Stack>
  )
}
