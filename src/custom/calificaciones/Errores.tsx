import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { campoLlamado, type CampoDeCalificacion } from '../../domain/calificaciones.ts'
import type { Hoja } from './hoja.ts'
import type { Rechazo } from './useEnvio.ts'
import { useReposo } from './useFila.ts'

type Props = { hoja: Hoja; rechazos: readonly Rechazo[]; onGo: (matricula: string, campo: CampoDeCalificacion) => void }

/** List of the faults, with all messages of a student together; each name leads to the first of its faulty cells. A live region tells their number; the list itself is only read. (B §5) */
export const Errores = ({ hoja, rechazos, onGo }: Props) => {
  useReposo(hoja)
  const malas = hoja.alumnos.flatMap(({ matricula, nombre }) => {
    const { fallas } = hoja.fila(matricula)
    const suyos = rechazos.filter(
      rechazo => rechazo.matricula === matricula && !(rechazo.campo && rechazo.campo in fallas),
    )
    const mensajes = [...Object.values(fallas), ...suyos.map(({ mensaje }) => mensaje)]
    const campo = campoLlamado(Object.keys(fallas)[0]) ?? suyos[0]?.campo ?? 'asistencia'
    return mensajes.length ? [{ matricula, nombre, campo, mensajes }] : []
  })
  if (malas.length === 0) return null
  return (
    <Alert severity="error" role="alert" aria-atomic={false} sx={{ mb: 2 }}>
      <AlertTitle>
        {malas.length === 1 ? 'Falta corregir a un estudiante' : `Falta corregir a ${malas.length} estudiantes`}
      </AlertTitle>
      <Box component="ul" aria-live="off" sx={{ m: 0, pl: 2, maxHeight: 148, overflow: 'auto' }}>
        {malas.map(({ matricula, nombre, campo, mensajes }) => (
          <li key={matricula}>
            <Link component="button" type="button" onClick={() => onGo(matricula, campo)}>
              {nombre}
            </Link>
            {`: ${mensajes.join('. ')}`}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
