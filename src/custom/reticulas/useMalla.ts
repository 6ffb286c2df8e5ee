import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { MateriaDeMalla } from '../../domain/ciclos.ts'
import type { Acciones } from './acciones.ts'
import {
  conMateria,
  conMateriaEn,
  conOtroCiclo,
  lugarDe,
  lugarHacia,
  sinCiclo,
  sinMateria,
  type Ciclos,
  type Lugar,
} from './movimientos.ts'

type Options = { ciclos: Ciclos; change: (ciclos: Ciclos) => void; board: RefObject<HTMLElement | null> }
/** Cycles before one was removed, so that they can be restored, and the text that says so. */
type Retirado = { ciclos: Ciclos; texto: string }

/** Provides the editing of a grid: its actions, the announcement of the last movement, and the open menu or dialog. */
export const useMalla = ({ ciclos, change, board }: Options) => {
  const now = useRef({ ciclos, change })
  useLayoutEffect(() => {
    now.current = { ciclos, change }
  })
  const [dicho, setDicho] = useState('')
  const [eligiendo, setEligiendo] = useState<number>()
  const [menu, setMenu] = useState<{ id: string; boton: HTMLElement }>()
  const [retirado, setRetirado] = useState<Retirado>()
  const moved = useRef<string>(undefined)
  useLayoutEffect(() => {
    const handle = moved.current && board.current?.querySelector<HTMLElement>(`[data-materia="${moved.current}"] .asa`)
    moved.current = undefined
    if (handle) handle.focus()
  }, [ciclos, board])

  const [{ acciones, cambios }] = useState(() => {
    const put = (next: Ciclos) => {
      setRetirado(undefined)
      if (next !== now.current.ciclos) now.current.change(next)
    }
    const move = (id: string, lugar: Lugar) => {
      const next = conMateriaEn(now.current.ciclos, id, lugar)
      const final = lugarDe(next, id)
      const enSuCiclo = next[final?.ciclo ?? 0]?.materias ?? []
      setDicho(
        `${enSuCiclo[final?.antes ?? 0]?.nombre}: Ciclo ${(final?.ciclo ?? 0) + 1}, lugar ${(final?.antes ?? 0) + 1} de ${enSuCiclo.length}`,
      )
      moved.current = id
      put(next)
    }
    const acciones: Acciones = {
      move,
      moveTowards: (id, tecla) => {
        const lugar = lugarHacia(now.current.ciclos, id, tecla)
        if (lugar) move(id, lugar)
        return lugar !== undefined
      },
      remove: id => {
        const { materias = [] } = now.current.ciclos[lugarDe(now.current.ciclos, id)?.ciclo ?? 0] ?? {}
        setDicho(`Se quitó ${materias.find(({ id_materia }) => id_materia === id)?.nombre}`)
        put(sinMateria(now.current.ciclos, id))
      },
      offer: (id, boton) => setMenu({ id, boton }),
      addMaterias: setEligiendo,
      removeCiclo: cual => {
        const antes = now.current.ciclos
        const cuantas = antes[cual]?.materias.length ?? 0
        put(sinCiclo(antes, cual))
        if (cuantas)
          setRetirado({
            ciclos: antes,
            texto: `Se quitó el Ciclo ${cual + 1} con ${cuantas === 1 ? 'su materia' : `sus ${cuantas} materias`}.`,
          })
      },
    }
    const cambios = {
      addCiclo: () => put(conOtroCiclo(now.current.ciclos)),
      add: (cual: number, materia: MateriaDeMalla) => put(conMateria(now.current.ciclos, cual, materia)),
      giveBack: (anteriores: Ciclos) => put(anteriores),
      closeMenu: () => setMenu(undefined),
      stopChoosing: () => setEligiendo(undefined),
    }
    return { acciones, cambios }
  })
  return { acciones, ...cambios, dicho, eligiendo, menu, retirado }
}
