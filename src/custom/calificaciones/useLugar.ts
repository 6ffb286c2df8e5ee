import { startTransition, useEffect, useState, type RefObject } from 'react'
import { lugarDe, type CeldaEnPantalla } from './useTeclado.ts'

/** The cell that last had the focus, told once the key that brought it there has been drawn. */
export const useLugar = (cuerpo: RefObject<HTMLElement | null>): CeldaEnPantalla | undefined => {
  const [lugar, setLugar] = useState<CeldaEnPantalla>()
  useEffect(() => {
    const hoja = cuerpo.current
    const oir = ({ target }: Event) => {
      const nuevo = lugarDe(target)
      if (nuevo) startTransition(() => setLugar(nuevo))
    }
    hoja?.addEventListener('focusin', oir)
    return () => hoja?.removeEventListener('focusin', oir)
  }, [cuerpo])
  return lugar
}
