import type { Cambio } from './hoja.ts'

type Poner = (cambios: readonly Cambio[]) => readonly Cambio[]
type Paso = { cambios: readonly Cambio[]; visita?: string }

const maximo = 500

/** What can be undone and done again, step by step. Steps of the same visit to a cell are one. */
export const crearPila = () => {
  const hechos: Paso[] = []
  const deshechos: Paso[] = []
  let abierta = false

  /** Answers whether there is anything to undo of it. */
  const anotar = (antes: readonly Cambio[], visita?: string): boolean => {
    if (antes.length === 0) return false
    const ultimo = hechos.at(-1)
    deshechos.length = 0
    if (abierta && visita !== undefined && ultimo?.visita === visita)
      hechos.splice(-1, 1, { visita, cambios: [...antes, ...ultimo.cambios] })
    else hechos.push({ cambios: antes, visita })
    if (hechos.length > maximo) hechos.shift()
    abierta = visita !== undefined
    return true
  }
  const pasar = (desde: Paso[], hacia: Paso[], poner: Poner): Cambio | undefined => {
    const paso = desde.pop()
    abierta = false
    if (!paso) return undefined
    hacia.push({ cambios: poner(paso.cambios) })
    return paso.cambios.at(-1)
  }
  return {
    anotar,
    cerrar: () => {
      abierta = false
    },
    /** Takes back what was typed in a visit that is not over, as if it had never been. */
    abandonar: (poner: Poner, visita: string): boolean => {
      const ultimo = hechos.at(-1)
      if (!abierta || ultimo?.visita !== visita) return false
      hechos.pop()
      abierta = false
      poner(ultimo.cambios)
      return true
    },
    deshacer: (poner: Poner) => pasar(hechos, deshechos, poner),
    rehacer: (poner: Poner) => pasar(deshechos, hechos, poner),
  }
}
