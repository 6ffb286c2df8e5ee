import { useDebouncedEvent } from 'ra-core'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react'
import { camposDeCalificacion } from '../../domain/calificaciones.ts'
import type { Hoja, Lugar } from './hoja.ts'

/** What is wrong in sight with each cell of a row, as `Hoja.fallaALaVista` says. */
export const useFallas = (hoja: Hoja, matricula: string, revisada: boolean): Readonly<Record<string, string>> => {
  const dichas = useDicho(hoja, matricula, () => {
    const malas = campos.flatMap(campo => {
      const falla = hoja.fallaALaVista({ matricula, campo }, revisada)
      return falla ? [[campo, falla]] : []
    })
    return malas.length ? JSON.stringify(malas) : ''
  })
  return useMemo(() => Object.fromEntries(dichas ? JSON.parse(dichas) : []), [dichas])
}

/** What is wrong with one cell, also while it is being written; none of no cell. */
export const useFalla = (hoja: Hoja, lugar: Lugar | undefined, revisada: boolean): string =>
  useDicho(hoja, lugar?.matricula ?? '', () => (lugar && hoja.falla(lugar, revisada)) ?? '')

/** Draws again only when what is read of a row changes, not at every key. */
const useDicho = (hoja: Hoja, matricula: string, leer: () => string) =>
  useSyncExternalStore(
    useCallback(oyente => hoja.escuchar(matricula, oyente), [hoja, matricula]),
    leer,
  )

/** Writes what a row says into its cells, past React, whenever it changes: a key draws nothing, a paste of two hundred rows only what is wrong with them. */
export const useTextos = (
  hoja: Hoja,
  matricula: string,
  { fila, editable }: { fila: RefObject<HTMLElement | null>; editable: boolean },
): void => {
  useLayoutEffect(() => {
    if (!editable) return undefined
    const escribir = () => {
      const { textos } = hoja.fila(matricula)
      for (const celda of fila.current?.querySelectorAll('input') ?? []) {
        const campo = campos.find(cada => cada === celda.dataset.campo)
        if (campo && celda.value !== textos[campo]) celda.value = textos[campo]
      }
    }
    escribir()
    return hoja.escuchar(matricula, escribir)
  }, [hoja, matricula, fila, editable])
}

const campos = camposDeCalificacion.map(([campo]) => campo)

/** Draws again whenever anything of the sheet changes. */
export const useVersion = (hoja: Hoja): number =>
  useSyncExternalStore(
    useCallback(oyente => hoja.escuchar('', oyente), [hoja]),
    hoja.version,
  )

/** Draws again once the sheet has rested for a moment: what is counted over all of it does not hold a key up. */
export const useReposo = (hoja: Hoja): number => {
  const [version, setVersion] = useState(hoja.version)
  const luego = useDebouncedEvent(() => setVersion(hoja.version()), 100)
  useEffect(() => hoja.escuchar('', luego), [hoja, luego])
  return version
}
