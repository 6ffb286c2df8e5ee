import { useEffect, useEffectEvent, useState } from 'react'
import type { EtapaDeCalificacion } from '../../domain/etapasDeCalificacion.ts'
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
  const [{ hoja, guardado, recibir, escucharOtras, recuperado, borrar, envioDe }] = useState(() => {
    for (const guardar of porGuardar) guardar()
    return abrirHoja(etapa, { id_clase, id_materia }, filas, abierta)
  })
  const [vigente, setVigente] = useState(recuperado)
  useEffect(() => {
    if (!abierta) {
      borrar()
      return undefined
    }
    const espera: { turno?: ReturnType<typeof setTimeout> } = {}
    const ya = () => {
      porGuardar.delete(ya)
      clearTimeout(espera.turno)
      espera.turno = undefined
      guardado()
    }
    const luego = () => {
      porGuardar.add(ya)
      espera.turno ??= setTimeout(ya, 250)
    }
    const dejar = hoja.escuchar('', luego)
    const dejarOtras = escucharOtras(() => {
      if (!recibir()) entregada()
    })
    addEventListener('pagehide', ya)
    document.addEventListener('visibilitychange', ya)
    return () => {
      dejar()
      dejarOtras()
      if (espera.turno) ya()
      removeEventListener('pagehide', ya)
      document.removeEventListener('visibilitychange', ya)
    }
  }, [hoja, guardado, recibir, escucharOtras, borrar, abierta])
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

/** What was typed and is written in a moment: at once before a sheet that takes the place of another reads it. */
const porGuardar = new Set<() => void>()
