import { createContext, use } from 'react'
import { CicloDeMalla } from './CicloDeMalla.tsx'
import type { Ciclos as Lista } from './movimientos.ts'

export const CiclosContext = createContext<Lista>([])

/** Cycles of the surrounding board, which itself is not drawn anew as they change. */
export const Ciclos = (props: { disabled: boolean; instrucciones: string }) =>
  use(CiclosContext).map(ciclo => <CicloDeMalla key={ciclo.idCiclo} ciclo={ciclo} {...props} />)
