import { useEffect, useEffectEvent, useState } from 'react'
import { keepSoon } from '../../admin/form/keepSoon.ts'
import type { EtapaDeCalificacion } from '../../domain/etapaDeCalificacion.ts'
import { openHoja, cambiosEn } from './openHoja.ts'
import { textosDe, type Clase, type FilaDeApi } from './clase.ts'

type EstadoDeHoja = {
  /** `true` while the class is still to be graded. */
  abierta: boolean
  /** Called when another tab deleted the draft, as after a submission. */
  onDelivered: () => void
}

/** Provides the sheet of a class: the recorded grades and, over them, the draft of this device, which is saved as it changes, together with what other tabs type. */
export const useHoja = (
  etapa: EtapaDeCalificacion,
  { id_clase, id_materia }: Clase,
  filas: readonly FilaDeApi[],
  { abierta, onDelivered }: EstadoDeHoja,
) => {
  const entregada = useEffectEvent(onDelivered)
  const [{ hoja, save, receive, watch, recuperado, clear, forgetSpent, envioDe }] = useState(() =>
    openHoja(etapa, { id_clase, id_materia }, filas, abierta),
  )
  const [vigente, setVigente] = useState(recuperado)
  useEffect(() => {
    if (!abierta) {
      clear()
      return undefined
    }
    forgetSpent()
    const borrador = keepSoon(save)
    const stopHearing = hoja.listen('', borrador.soon)
    const stop = watch(() => {
      if (!receive()) entregada()
    })
    return () => {
      stopHearing()
      borrador.stop()
      stop()
    }
  }, [hoja, save, receive, watch, clear, forgetSpent, abierta])
  return {
    hoja,
    /** Returns the submission of these grades: the same grades have the same key, kept with the draft in case the answer is lost. */
    envioDe,
    /** Moment when the recovered draft was typed; `undefined` without one. */
    recuperado: vigente,
    /** Restores the recorded grades. */
    discard: () => {
      hoja.apply(filas.flatMap(fila => cambiosEn(fila.matricula, hoja.fila(fila.matricula).textos, textosDe(fila))))
      setVigente(undefined)
    },
    clear,
  }
}
