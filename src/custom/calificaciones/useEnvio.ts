import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import { ApiError, type ErrorStatus } from '../../api/ApiError.ts'
import { callApi } from '../../api/callApi.ts'
import { calificacionDicha, type CampoDeCalificacion } from '../../domain/calificaciones.ts'
import type { EtapaDeCalificacion } from '../../domain/etapasDeCalificacion.ts'
import type { Envio } from './borrador.ts'
import { caminos, type Clase } from './clase.ts'
import type { Hoja } from './hoja.ts'

type Options = {
  etapa: EtapaDeCalificacion
  clase: Clase
  hoja: Hoja
  /** The key of a submission of these grades. */
  envioDe: (contenido: string) => Envio
  onHecho: () => void
  /** Not done: what of it is wrong, or nothing when the class itself is no longer open or the server was not reached. */
  onRechazo: (errores: readonly Rechazo[], estado: ErrorStatus) => void
}

export type Rechazo = { matricula: string; campo?: CampoDeCalificacion; mensaje: string }

/** Submits a whole class once. The same grades sent again carry the same key, so that the server knows a retry from a second submission. */
export const useEnvio = ({ etapa, clase: { id_clase, id_materia }, hoja, envioDe, onHecho, onRechazo }: Options) => {
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const [enviando, setEnviando] = useState(false)
  const ocupado = useRef(false)
  const enviar = async () => {
    if (ocupado.current) return
    ocupado.current = true
    setEnviando(true)
    const estudiantes = hoja.alumnos.map(({ matricula }) => ({
      matricula,
      ...calificacionDicha(hoja.fila(matricula).textos).valores,
    }))
    const { clave } = envioDe(JSON.stringify(estudiantes))
    try {
      const { message } = await callApi(caminos[etapa], {
        method: 'POST',
        body: { estudiantes, id_clase, id_materia },
        key: clave,
      })
      notify(message, { type: 'success' })
      onHecho()
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return
      notify(error instanceof Error ? error.message : 'Ocurrio un error', { type: 'error' })
      if (error instanceof ApiError) onRechazo(rechazosDe(error), error.status)
    } finally {
      ocupado.current = false
      setEnviando(false)
    }
  }
  return { enviando, enviar: () => void enviar() }
}

const rechazosDe = ({ body: { errors = {} } }: ApiError): readonly Rechazo[] =>
  Object.entries(errors).map(([lugar, mensaje]) => {
    const [matricula = '', campo] = lugar.split('.')
    return { matricula, campo: campo as CampoDeCalificacion | undefined, mensaje }
  })
