import { useEffect, useEffectEvent, useState } from 'react'
import { keepSoon } from '../../admin/form/keepSoon.ts'
import type { EtapaDeCalificacion } from '../../domain/etapaDeCalificacion.ts'
import { abrirHoja, cambiosEn } from './abrirHoja.ts'
import { textosDe, type Clase, type FilaDeApi } from './clase.ts'

type Estado = {
  /** Whether the class is still to be graded. */
  abierta: boolean
  /** Another tab has nothing of it to keep any more. */
  onEntregada: () => void
}

/** The sheet of a class: what is recorded and, over it, what was typed on this device and not submitted yet, which is kept as it changes, together with what other tabs keep of it. */
export const useHoja = (
  etapa: EtapaDeCalificacion,
  { id_clase, id_materia }: Clase,
  filas: readonly FilaDeApi[],
  { abierta, onEntregada }: Estado,
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
    /** The submission of these grades: the same grades, the same key, kept with the draft should its answer be lost. */
    envioDe,
    /** When what was recovered had been typed; undefined when nothing was. */
    recuperado: vigente,
    /** Goes back to what is recorded. */
    descartar: () => {
      hoja.aplicar(filas.flatMap(fila => cambiosEn(fila.matricula, hoja.fila(fila.matricula).textos, textosDe(fila))))
      setVigente(undefined)
    },
    borrar,
  }
}
