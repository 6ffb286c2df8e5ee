import { useState } from 'react'
import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'

/** How much of a phase its reader has seen: the last step, whether another came since, and the way to say that it was looked at. */
export type Visto = { tras: number; cambio: boolean; revisar: () => void }

/** Keeps what the reader of a service has seen of each phase: what there was when it was opened, until they say that they looked at what came since. */
export const useVistos = ({ historial }: RegistroDeServicio): ((fase: number) => Visto) => {
  const [alAbrir] = useState(historial.length)
  const [revisadas, setRevisadas] = useState<Readonly<Record<number, number>>>({})
  return fase => {
    const tras = revisadas[fase] ?? alAbrir
    return {
      tras,
      cambio: historial.slice(tras).some(suceso => suceso.fase === fase),
      revisar: () => setRevisadas(antes => ({ ...antes, [fase]: historial.length })),
    }
  }
}
