import { useSend } from '../../admin/send/useSend.ts'
import { ApiError, type ErrorStatus } from '../../api/ApiError.ts'
import { calificacionDicha, campoLlamado, type CampoDeCalificacion } from '../../domain/calificaciones.ts'
import type { EtapaDeCalificacion } from '../../domain/etapaDeCalificacion.ts'
import type { Envio } from './borrador.ts'
import { caminos, type Clase } from './clase.ts'
import type { Hoja } from './hoja.ts'

type Options = {
  etapa: EtapaDeCalificacion
  clase: Clase
  hoja: Hoja
  /** Returns the submission of these grades, with its key. */
  envioDe: (contenido: string) => Envio
  onDone: () => void
  /** Called when nothing was saved, with the rejected cells; with none when the class is no longer open or the server was not reached. */
  onRefused: (errores: readonly Rechazo[], estado: ErrorStatus) => void
}

export type Rechazo = { matricula: string; campo?: CampoDeCalificacion; mensaje: string }

/** Submits a whole class once. The same grades sent again carry the same key, so that the server tells a retry from a second submission. */
export const useEnvio = ({ etapa, clase: { id_clase, id_materia }, hoja, envioDe, onDone, onRefused }: Options) => {
  const { send, sending } = useSend<null>({
    reads: [],
    keyOf: body => envioDe(JSON.stringify('estudiantes' in body ? body.estudiantes : undefined)).clave,
    onDone,
    onFailed: error => {
      if (error instanceof ApiError) onRefused(rechazosDe(error), error.status)
    },
  })
  const submit = () => {
    const estudiantes = hoja.alumnos.map(({ matricula }) => ({
      matricula,
      ...calificacionDicha(hoja.fila(matricula).textos).valores,
    }))
    send(caminos[etapa], { estudiantes, id_clase, id_materia })
  }
  return { sending, submit }
}

const rechazosDe = ({ body: { errors = {} } }: ApiError): readonly Rechazo[] =>
  Object.entries(errors).map(([lugar, mensaje]) => {
    const [matricula = '', campo] = lugar.split('.')
    return { matricula, campo: campoLlamado(campo), mensaje }
  })
