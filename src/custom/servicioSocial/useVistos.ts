import { useState } from 'react'
import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'

/** View of a phase by its reader: the last step seen, whether another came since, and how to mark it as reviewed. */
export type Visto = { tras: number; cambio: boolean; review: () => void }

/** Tracks what the reader of a service has seen of each phase: the steps at opening, or those at the last review. */
export const useVistos = ({ historial }: RegistroDeServicio): ((fase: number) => Visto) => {
  const [alAbrir] = useState(historial.length)
  const [revisadas, setRevisadas] = useState<Readonly<Record<number, number>>>({})
  return fase => {
    const tras = revisadas[fase] ?? alAbrir
    return {
      tras,
      cambio: historial.slice(tras).some(suceso => suceso.fase === fase),
      review: () => setRevisadas(antes => ({ ...antes, [fase]: historial.length })),
    }
  }
}
