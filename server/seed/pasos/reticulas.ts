import { esDePosgrado } from '../../../src/domain/programas.ts'
import { reticulasMaterias } from '../../custom/reticulas/tables.ts'
import { tables } from '../../university/tables.ts'
import type { Taller } from '../taller.ts'
import type { Materia } from './materias.ts'
import type { Programa } from './programas.ts'

/** Subjects of each cycle of a grid, by the key of the grid. */
export type Mallas = ReadonlyMap<string, readonly (readonly Materia[])[]>

/** Adds a curriculum grid for each programme: its own subjects and, below the postgraduate degrees, those that all share, spread over its cycles. */
export const reticulas = async (
  { copy }: Taller,
  programas: readonly Programa[],
  materias: ReadonlyMap<string, readonly Materia[]>,
): Promise<Mallas> => {
  const mallas = programas.map(programa => ({ ...programa, ciclos: ciclos(programa, materias) }))
  await copy(
    tables.reticulas,
    mallas.map(({ id_reticula, nombre, clave, ciclos: cada }) => ({
      id_reticula,
      nombre: `Plan 2020 ${nombre}`,
      clave_programa: clave,
      creditos_totales: cada.flat().reduce((suma, { creditos }) => suma + creditos, 0),
    })),
  )
  await copy(
    reticulasMaterias,
    mallas.flatMap(({ id_reticula, ciclos: cada }) =>
      cada.flatMap((suyas, ciclo) =>
        suyas.map(({ id_materia }, lugar) => ({ id_reticula, id_materia, ciclo: ciclo + 1, orden: lugar + 1 })),
      ),
    ),
  )
  return new Map(mallas.map(({ id_reticula, ciclos: cada }) => [id_reticula, cada]))
}

const ciclos = ({ letras, grado, duracion }: Programa, materias: ReadonlyMap<string, readonly Materia[]>) => {
  const comunes = esDePosgrado(grado) ? [] : repartidas(materias.get('TRONC') ?? [], duracion)
  return repartidas(materias.get(letras) ?? [], duracion).map((propias, ciclo) => [
    ...propias,
    ...(comunes[ciclo] ?? []),
  ])
}

/** Spreads subjects over cycles as evenly as they go, in their order. */
const repartidas = (materias: readonly Materia[], cuantos: number): (readonly Materia[])[] =>
  Array.from({ length: cuantos }, (_, ciclo) =>
    materias.filter((_materia, lugar) => Math.floor((lugar * cuantos) / materias.length) === ciclo),
  )
