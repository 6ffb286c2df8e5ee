import { useCallback, useSyncExternalStore } from 'react'
import type { FilaDeHoja, Hoja } from './hoja.ts'

/** A row of the sheet, read anew only when it changes. */
export const useFila = (hoja: Hoja, matricula: string): FilaDeHoja =>
  useSyncExternalStore(useCallback(oyente => hoja.escuchar(matricula, oyente), [hoja, matricula]), () => hoja.fila(matricula))

/** Draws again whenever anything of the sheet changes. */
export const useVersion = (hoja: Hoja): number => useSyncExternalStore(useCallback(oyente => hoja.escuchar('', oyente), [hoja]), hoja.version)
