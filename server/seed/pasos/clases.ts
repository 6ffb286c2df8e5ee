import { asc, count, eq } from 'drizzle-orm'
import { nombreCompleto } from '../../../src/domain/personas.ts'
import { tables } from '../../university/tables.ts'
import { azar } from '../azar.ts'
import { allotHoras } from '../allotHoras.ts'
import { segunEstudiantes, type Taller } from '../taller.ts'
import { calificaciones } from './calificaciones.ts'
import type { Grupo } from './grupos.ts'
import type { Materia } from './materias.ts'
import type { Periodo } from './periodos.ts'
import type { Mallas } from './reticulas.ts'

/** A class of a group: the cycle of the grid that its subject is in, and how far its grades are closed. */
export type ClaseSembrada = {
  id_clase: string
  grupo: Grupo
  ciclo: number
  materia: Materia
  periodo: Periodo
  cierre: Cierre
  actual: boolean
  deMuestra: boolean
}
type Cierre = 'ninguno' | 'facilitador' | 'escolar'

/** Adds the classes of every group, from its first cycle to today's: those of past periods closed, those of today's in every state; a group in three has closed them all. */
export const clases = async (
  taller: Taller,
  grupos: readonly Grupo[],
  mallas: Mallas,
  periodos: readonly Periodo[],
): Promise<ClaseSembrada[]> => {
  const suerte = azar('clases')
  const [plantillas, muestra] = [await facilitadores(taller), await gruposDeMuestra(taller, grupos)]
  const pedidas = grupos.flatMap((grupo, lugar) =>
    ciclosVividos(grupo, periodos, taller.hoy).flatMap(({ ciclo, periodo, actual }) =>
      materiasDe(mallas, grupo, ciclo, actual ? minimoDeMaterias[muestra.indexOf(grupo)] : 0).map((materia, orden) => {
        const plantilla = plantillas.get(grupo.cuc.clave) ?? []
        const primero = (lugar + orden + ciclo) % Math.max(1, plantilla.length)
        const cierre: Cierre =
          actual && !(lugar % 3 === 2 && !muestra.slice(0, 2).includes(grupo))
            ? (estadosDeHoy[(lugar + orden) % estadosDeHoy.length] ?? 'ninguno')
            : 'escolar'
        return {
          id_clase: suerte.uuid(),
          grupo,
          ciclo,
          materia,
          periodo,
          cierre,
          actual,
          plantilla: [...plantilla.slice(primero), ...plantilla.slice(0, primero)],
          orden,
          deMuestra: actual && muestra[0] === grupo,
        }
      }),
    ),
  )
  const todas = conLugar(pedidas, segunEstudiantes(taller, plantillas.size, 12))
  await taller.copy(
    tables.clases,
    todas.map(({ id_clase, grupo, materia, periodo, cierre, facilitador, lugar, salon }) => ({
      id_clase,
      nombre: `${grupo.clave}_${materia.nombre}`,
      clave_programa: grupo.programa.clave,
      clave_grupo: grupo.clave,
      id_periodo: periodo.id_periodo,
      id_materia: materia.id_materia,
      matricula: facilitador.matricula,
      ...lugar,
      salon,
      status_facilitador: cierre !== 'ninguno',
      status_escolar: cierre === 'escolar',
    })),
  )
  await calificaciones(
    taller,
    todas.map(clase => ({ ...clase, dia: clase.actual ? taller.hoy : clase.periodo.fecha_final })),
  )
  return todas
}

type Persona = { matricula: string; nombre: string; id_usuario: string | null }

/** Gives each class its hour, its room and its facilitador. Of today's classes without a free hour some stay as they are, so that a clash can be seen. */
const conLugar = <
  C extends Pick<ClaseSembrada, 'grupo' | 'periodo' | 'actual'> & { plantilla: readonly Persona[]; orden: number },
>(
  pedidas: readonly C[],
  aulas: number,
) => {
  const allot = allotHoras<Persona>()
  let chocan = 0
  return pedidas.flatMap(({ plantilla, ...clase }) => {
    const { grupo, periodo, actual, orden } = clase
    const aqui = `${grupo.cuc.clave} `
    const { lugar, salon, facilitador, choca } = allot({
      grupo: grupo.clave,
      facilitadores: plantilla,
      salones: Array.from({ length: aulas }, (_, cual) => `${aqui}Aula ${1 + ((cual + orden + grupo.ciclo) % aulas)}`),
      fecha_inicio: periodo.fecha_inicio,
      fecha_final: periodo.fecha_final,
      cambia: !actual || chocan >= aLaVista,
    })
    if (actual && choca) chocan += 1
    return facilitador ? [{ ...clase, facilitador, lugar, salon: salon.slice(aqui.length) }] : []
  })
}

const aLaVista = 3

const estadosDeHoy: readonly Cierre[] = ['ninguno', 'facilitador', 'escolar', 'ninguno']

/** Least subjects that two groups of the demonstration's campus take now, so that a report fills its columns and goes on in another sheet. */
const minimoDeMaterias: Readonly<Record<number, number>> = { 0: 7, 1: 9 }

/** Returns the fullest groups of the first campus that have older ones in their programme, so that somebody can take a subject again with them. */
const gruposDeMuestra = async ({ tx }: Taller, grupos: readonly Grupo[]): Promise<readonly Grupo[]> => {
  const { estudiantes } = tables
  const cuantos = new Map(
    (
      await tx
        .select({ clave: estudiantes.clave_grupo, total: count() })
        .from(estudiantes)
        .groupBy(estudiantes.clave_grupo)
    ).map(({ clave, total }) => [clave, total]),
  )
  const deAqui = grupos.filter(({ cuc }) => cuc === grupos[0]?.cuc)
  return deAqui
    .filter(uno => deAqui.some(otro => otro.programa === uno.programa && otro.ciclo > uno.ciclo))
    .toSorted(
      (uno, otro) =>
        (cuantos.get(otro.clave) ?? 0) - (cuantos.get(uno.clave) ?? 0) || (uno.clave < otro.clave ? -1 : 1),
    )
}

/** Returns the subjects of a cycle, and of those after it where a group takes more. */
const materiasDe = (mallas: Mallas, { programa }: Grupo, ciclo: number, minimo = 0): readonly Materia[] => {
  const malla = mallas.get(programa.id_reticula) ?? []
  const propias = malla[ciclo - 1] ?? []
  return [
    ...propias,
    ...malla
      .slice(ciclo)
      .flat()
      .slice(0, Math.max(0, minimo - propias.length)),
  ]
}

/** Returns each cycle that a group has been in, with its period; the last is today's. */
const ciclosVividos = ({ ciclo, programa }: Grupo, periodos: readonly Periodo[], hoy: string) => {
  const pasados = periodos.filter(
    ({ periodicidad, fecha_inicio }) => periodicidad === programa.periodicidad && fecha_inicio <= hoy,
  )
  return pasados.slice(-ciclo).map((periodo, lugar, vividos) => ({
    periodo,
    ciclo: ciclo - vividos.length + lugar + 1,
    actual: lugar === vividos.length - 1,
  }))
}

/** Returns the active facilitadores of each campus. */
const facilitadores = async ({ tx }: Taller) => {
  const { cucs_facilitadores: vinculos, facilitadores: personas } = tables
  const todos = await tx
    .select({ clave_cuc: vinculos.clave_cuc, persona: personas })
    .from(vinculos)
    .innerJoin(personas, eq(personas.matricula, vinculos.matricula))
    .where(eq(personas.status, 1))
    .orderBy(asc(vinculos.clave_cuc), asc(personas.matricula))
  const porCuc = new Map<string, { matricula: string; nombre: string; id_usuario: string | null }[]>()
  for (const {
    clave_cuc,
    persona: { matricula, nombre, apellidopaterno, apellidomaterno, id_usuario },
  } of todos) {
    porCuc.set(clave_cuc, [
      ...(porCuc.get(clave_cuc) ?? []),
      { matricula, id_usuario, nombre: nombreCompleto(nombre, apellidopaterno, apellidomaterno) },
    ])
  }
  return porCuc
}
