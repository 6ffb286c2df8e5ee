import { asc, inArray } from 'drizzle-orm'
import { groupBy } from 'es-toolkit'
import { acreditado } from '../../../src/domain/acreditado.ts'
import { calificacionEnLetra } from '../../../src/domain/calificacionEnLetra.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import { tables } from '../../university/tables.ts'
import { withoutIndexes } from '../../db/withoutIndexes.ts'
import { azar, type Azar } from '../azar.ts'
import { comentarios } from '../datos/comentarios.ts'
import type { Taller } from '../taller.ts'
import type { ClaseSembrada } from './clases.ts'

const { estudiantes } = tables

type Estudiante = { matricula: string; clave_grupo: string; regular: string; estatus: number }

/** Adds enrolments, and the grades of closed classes. Irregular students failed a subject and take it again now with a younger group; six students do so with the group that serves as an example. */
export const inscripciones = async ({ tx, copy }: Taller, clases: readonly ClaseSembrada[]): Promise<void> => {
  const suerte = azar('inscripciones')
  const todos: Estudiante[] = await tx
    .select({
      matricula: estudiantes.matricula,
      clave_grupo: estudiantes.clave_grupo,
      regular: estudiantes.regular,
      estatus: estudiantes.estatus,
    })
    .from(estudiantes)
    .orderBy(asc(estudiantes.matricula))
  const deGrupo = porClave(todos, ({ clave_grupo }) => clave_grupo)
  const repetidoras = porClave(
    clases.filter(({ actual }) => actual),
    ({ grupo }) => `${grupo.cuc.clave} ${grupo.programa.clave}`,
  )
  const repiten = todasLasRepeticiones(suerte, clases, deGrupo, repetidoras)
  await tx
    .update(estudiantes)
    .set({ regular: 'No' })
    .where(
      inArray(
        estudiantes.matricula,
        repiten.map(({ matricula }) => matricula),
      ),
    )
  await withoutIndexes(
    tx,
    clasesEstudiantes,
    async () => void (await copy(clasesEstudiantes, filas(suerte, clases, deGrupo, repiten))),
  )
}

type Repeticion = { matricula: string; clase: ClaseSembrada }

/** Returns each irregular student once, and older students of the example's programme until six take one of its classes. */
const todasLasRepeticiones = (
  suerte: Azar,
  clases: readonly ClaseSembrada[],
  deGrupo: Agrupados<Estudiante>,
  porCarrera: Agrupados<ClaseSembrada>,
): Repeticion[] => {
  const grupos = new Map(clases.map(({ grupo }) => [grupo.clave, grupo]))
  let deMuestra = 0
  return [...grupos.values()].flatMap(grupo =>
    (deGrupo.get(grupo.clave) ?? []).flatMap(({ matricula, regular, estatus }) => {
      const opciones = (porCarrera.get(`${grupo.cuc.clave} ${grupo.programa.clave}`) ?? []).filter(
        clase => clase.ciclo < grupo.ciclo && clase.grupo.clave !== grupo.clave,
      )
      const conElla = opciones.filter(clase => clase.deMuestra)
      const debe = conElla.length > 0 && deMuestra < 6
      if (estatus !== 1 || opciones.length === 0 || (regular === 'Si' && !debe)) return []
      if (debe) deMuestra += 1
      return [{ matricula, clase: suerte.uno(debe ? conElla : opciones) }]
    }),
  )
}

function* filas(
  suerte: Azar,
  clases: readonly ClaseSembrada[],
  deGrupo: Agrupados<Estudiante>,
  repiten: readonly Repeticion[],
) {
  const reprobadas = new Set(repiten.map(({ matricula, clase }) => `${matricula} ${clase.materia.id_materia}`))
  const deFuera = porClave(repiten, ({ clase }) => clase.id_clase)
  for (const clase of clases) {
    const propios = (deGrupo.get(clase.grupo.clave) ?? []).filter(({ estatus }) => estatus === 1 || !clase.actual)
    for (const { matricula } of [...propios, ...(deFuera.get(clase.id_clase) ?? [])]) {
      const reprueba = !clase.actual && reprobadas.has(`${matricula} ${clase.materia.id_materia}`)
      yield { id_clase: clase.id_clase, matricula, ...calificacion(suerte, clase, reprueba) }
    }
  }
}

const calificacion = (suerte: Azar, { cierre }: ClaseSembrada, reprueba: boolean) => {
  if (cierre === 'ninguno')
    return {
      asistencia: null,
      calificacion: null,
      calificacion_letra: null,
      retroalimentacion: null,
      acreditado: '' as const,
    }
  const nota = reprueba
    ? suerte.entero(35, 59) / 10
    : suerte.segun([
        [suerte.entero(60, 74), 2],
        [suerte.entero(75, 89), 5],
        [suerte.entero(90, 100), 3],
      ]) / 10
  return {
    asistencia: reprueba ? suerte.entero(40, 75) : suerte.entero(80, 100),
    calificacion: nota,
    calificacion_letra: calificacionEnLetra(nota),
    retroalimentacion: suerte.ocurre(0.15) ? suerte.uno(reprueba ? comentarios.porMejorar : comentarios.buenos) : null,
    acreditado: cierre === 'escolar' ? acreditado(nota) : ('' as const),
  }
}

type Agrupados<T> = ReadonlyMap<string, readonly T[]>

const porClave = <T>(todos: readonly T[], clave: (uno: T) => string): Agrupados<T> =>
  new Map(Object.entries(groupBy(todos, clave)))
