import { useDebouncedEvent } from 'ra-core'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react'
import { camposDeCalificacion } from '../../domain/calificaciones.ts'
import type { Hoja, Lugar } from './hoja.ts'

/** Provides the faults shown in the cells of a row, as `Hoja.fallaALaVista` returns them. */
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

/** Provides the fault of one cell, even while it is being written; '' without a cell or fault. */
export const useFalla = (hoja: Hoja, lugar: Lugar | undefined, revisada: boolean): string =>
  useDicho(hoja, lugar?.matricula ?? '', () => (lugar && hoja.falla(lugar, revisada)) ?? '')

/** Renders again only when the text read from a row changes, not at every key. */
const useDicho = (hoja: Hoja, matricula: string, read: () => string) =>
  useSyncExternalStore(
    useCallback(oyente => hoja.listen(matricula, oyente), [hoja, matricula]),
    read,
  )

/** Writes the texts of a row into its inputs whenever it changes, without React: a key renders nothing, and a paste of two hundred rows only the new faults. */
export const useTextos = (
  hoja: Hoja,
  matricula: string,
  { fila, editable }: { fila: RefObject<HTMLElement | null>; editable: boolean },
): void => {
  useLayoutEffect(() => {
    if (!editable) return undefined
    const write = () => {
      const { textos } = hoja.fila(matricula)
      for (const celda of fila.current?.querySelectorAll('input') ?? []) {
        const campo = campos.find(cada => cada === celda.dataset.campo)
        if (campo && celda.value !== textos[campo]) celda.value = textos[campo]
      }
    }
    write()
    return hoja.listen(matricula, write)
  }, [hoja, matricula, fila, editable])
}

const campos = camposDeCalificacion.map(([campo]) => campo)

/** Renders again whenever anything in the sheet changes; returns its version. */
export const useVersion = (hoja: Hoja): number =>
  useSyncExternalStore(
    useCallback(oyente => hoja.listen('', oyente), [hoja]),
    hoja.version,
  )

/** Renders again once the sheet rested for 100 ms, so that figures over the whole sheet hold no key up. */
export const useReposo = (hoja: Hoja): number => {
  const [version, setVersion] = useState(hoja.version)
  const luego = useDebouncedEvent(() => setVersion(hoja.version()), 100)
  useEffect(() => hoja.listen('', luego), [hoja, luego])
  return version
}
