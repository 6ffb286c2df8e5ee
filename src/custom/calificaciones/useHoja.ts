import { useEffect, useEffectEvent, useState } from 'react'
import { keepSoon } from '../../admin/form/keepSoon.ts'
import type { EtapaDeCalificacion } from '../../domain/etapaDeCalificacion.ts'
import { abrirHoja, cambiosEn } from './abrirHoja.ts'
import { textosDe, type Clase, type FilaDeApi } from './clase.ts'

type EstadoDeHoja = {
  /** `true` while the class is still to be graded. */
  abierta: boolean
  /** Called when another tab deleted the draft, as after a submission. */
  onEntregada: () => void
}

/** Provides the sheet of a class: the recorded grades and, over them, the draft of this device, which is saved as it changes, together with what other tabs type. */
export const useHoja = (
  etapa: EtapaDeCalificacion,
  { id_clase, id_materia }: Clase,
  filas: readonly FilaDeApi[],
  { abierta, onEntregada }: EstadoDeHoja,
) => {
  const entregada = useEffectEvent(onEntregada)
  const [{ hoja, guardar, recibir, atender, recuperado, borrar, olvidarGastado, envioDe }] = useState(() =>
    abrirHoja(etapa, { id_clase, id_materia }, filas, abierta),
  )
  const [vigente, setVigente] = useState(recuperado)
  useEffect(() => {
    if (!abierta) {
      borrar()
      return undefined
    }
    olvidarGastado()
    const borrador = keepSoon(guardar)
    const dejarDeOir = hoja.escuchar('', borrador.soon)
    const dejar = atender(() => {
      if (!recibir()) entregada()
    })
    return () => {
      dejarDeOir()
      borrador.stop()
      dejar()
    }
  }, [hoja, guardar, recibir, atender, borrar, olvidarGastado, abierta])
  return {
    hoja,
    /** Returns the submission of these grades: the same grades have the same key, kept with the draft in case the answer is lost. */
    envioDe,
    /** Moment when the recovered draft was typed; `undefined` without one. */
    recuperado: vigente,
    /** Restores the recorded grades. */
    descartar: () => {
      hoja.aplicar(filas.flatMap(fila => cambiosEn(fila.matricula, hoja.fila(fila.matricula).textos, textosDe(fila))))
      setVigente(undefined)
    },
    borrar,
  }
}
