import type { Cambio } from '../../domain/calificaciones.ts'

type Poner = (cambios: readonly Cambio[]) => readonly Cambio[]
type Paso = { cambios: readonly Cambio[]; visita?: string; version: number }

const maximo = 500

/** Creates the undo and redo stacks of a sheet. The changes of one visit to a cell are one step. */
export const createPila = () => {
  const hechos: Paso[] = []
  const deshechos: Paso[] = []
  let abierta = false

  /** Records what undoes the change that led to this version; returns `false` for an empty change. */
  const note = (antes: readonly Cambio[], version: number, visita?: string): boolean => {
    if (antes.length === 0) return false
    const ultimo = hechos.at(-1)
    deshechos.length = 0
    if (abierta && visita !== undefined && ultimo?.visita === visita)
      hechos.splice(-1, 1, { ...ultimo, cambios: [...antes, ...ultimo.cambios] })
    else hechos.push({ cambios: antes, visita, version })
    if (hechos.length > maximo) hechos.shift()
    abierta = visita !== undefined
    return true
  }
  const pass = (desde: Paso[], hacia: Paso[], put: Poner): Cambio | undefined => {
    const paso = desde.pop()
    abierta = false
    if (!paso) return undefined
    hacia.push({ cambios: put(paso.cambios), version: paso.version })
    return paso.cambios.at(-1)
  }
  return {
    note,
    close: () => {
      abierta = false
    },
    /** Undoes what was typed in the visit that is still open, without leaving a step to redo; returns whether there was any. */
    abandon: (put: Poner, visita: string): boolean => {
      const ultimo = hechos.at(-1)
      if (!abierta || ultimo?.visita !== visita) return false
      hechos.pop()
      abierta = false
      put(ultimo.cambios)
      return true
    },
    /** Drops the recorded changes of these cells, since somebody else wrote there. */
    forget: (son: (cambio: Cambio) => boolean) => {
      const visita = hechos.at(-1)
      for (const pasos of [hechos, deshechos])
        pasos.splice(
          0,
          pasos.length,
          ...pasos.flatMap(paso => {
            const cambios = paso.cambios.filter(cambio => !son(cambio))
            return cambios.length === paso.cambios.length ? [paso] : cambios.length ? [{ ...paso, cambios }] : []
          }),
        )
      if (hechos.at(-1) !== visita) abierta = false
    },
    undo: (put: Poner) => pass(hechos, deshechos, put),
    /** Tells whether the step that led to a version is still done (`hecho`), and whether it is the last. */
    paso: (version: number): 'último' | 'hecho' | undefined =>
      hechos.at(-1)?.version === version
        ? 'último'
        : hechos.some(cada => cada.version === version)
          ? 'hecho'
          : undefined,
    redo: (put: Poner) => pass(deshechos, hechos, put),
  }
}
