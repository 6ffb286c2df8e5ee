import { useDebouncedEvent } from 'ra-core'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { FilaDeHoja, Hoja } from './hoja.ts'

/** A row of the sheet, read anew only when it changes. */
export const useFila = (hoja: Hoja, matricula: string): FilaDeHoja =>
  useSyncExternalStore(
    useCallback(oyente => hoja.escuchar(matricula, oyente), [hoja, matricula]),
    () => hoja.fila(matricula),
  )

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
