import { useSend } from '../../admin/send/useSend.ts'
import { fases, informacion } from '../../domain/servicioSocial/fases.ts'
import { faseDe, type RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { formularioDeFase } from './formularioDeFase.ts'

/** Sends the decision of a phase: that of the information as the record with its status, the others as a form. `tras`, the last step seen, makes the server refuse it if something came meanwhile. (B §7) */
export const useDecision = (
  registro: RegistroDeServicio,
  { fase, tras }: { fase: number; tras: number },
  { onDecided, onSettled }: { onDecided: () => void; onSettled: () => void },
) => {
  const { send, sending } = useSend({ reads: ['read'], onDone: onDecided, onSettled })
  const { clave } = fases[fase] ?? fases[informacion]
  const decide = (status: 'aceptado' | 'rechazado', comentario: string) => {
    const { historial: _, estudiante: __, ...datos } = registro
    if (fase === informacion)
      send('servicio-social/estudiante/actualizar/status', { ...datos, status, comentario, tras })
    else
      send(
        'servicio-social/fase/estudiante/actualizar/status',
        formularioDeFase(registro, {
          nombre_fase: clave,
          rol: 'escolar',
          status,
          comentario,
          tras,
          nombre_archivo: faseDe(registro, fase).urlarchivo ? `${clave}.pdf` : '',
        }),
      )
  }
  return { decide, decidiendo: sending }
}
