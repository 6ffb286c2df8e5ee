import { startTransition, useEffect, useState, type RefObject } from 'react'
import { lugarDe, type CeldaEnPantalla } from './useTeclado.ts'

/** Provides the cell that last had the focus, at low priority, after the key that moved it there is drawn. */
export const useLugar = (cuerpo: RefObject<HTMLElement | null>): CeldaEnPantalla | undefined => {
  const [lugar, setLugar] = useState<CeldaEnPantalla>()
  useEffect(() => {
    const hoja = cuerpo.current
    const hear = ({ target }: Event) => {
      const nuevo = lugarDe(target)
      if (nuevo) startTransition(() => setLugar(nuevo))
    }
    hoja?.addEventListener('focusin', hear)
    return () => hoja?.removeEventListener('focusin', hear)
  }, [cuerpo])
  return lugar
}
