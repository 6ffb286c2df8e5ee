import { eq } from 'drizzle-orm'
import { tables } from '../../server/university/tables.ts'
import { calificacionEnLetra } from '../../src/domain/calificacionEnLetra.ts'
import type { aplicacion } from '../harness/aplicacion.ts'

type App = Awaited<ReturnType<typeof aplicacion>>

type Curso = {
  materia: string
  antes?: true
  horario: readonly [string, string]
  dias: readonly number[]
  calificacion?: number
  cerrada?: true
}

/** One passed and one failed before; now the failed one passed, one that waits for the office, one without a grade. */
const cursos: readonly Curso[] = [
  {
    materia: 'Derecho civil',
    antes: true,
    horario: ['08:00', '09:30'],
    dias: [1, 3],
    calificacion: 9.5,
    cerrada: true,
  },
  {
    materia: 'Derecho constitucional',
    antes: true,
    horario: ['10:00', '11:30'],
    dias: [2],
    calificacion: 5,
    cerrada: true,
  },
  { materia: 'Derecho constitucional', horario: ['07:00', '08:00'], dias: [1], calificacion: 7.2, cerrada: true },
  { materia: 'Derecho penal', horario: ['09:00', '10:30'], dias: [2, 4], calificacion: 8 },
  { materia: 'Derecho agrario', horario: ['11:00', '12:00'], dias: [6] },
]

/** Signs in, and returns a function that makes calls. */
const cuenta = async (app: App, email: string) => {
  const llamar = (token: string) => async (metodo: string, ruta: string, cuerpo?: unknown) => {
    const respuesta = await fetch(`${app.direccion}/api/${ruta}`, {
      method: metodo,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(cuerpo !== undefined && { body: JSON.stringify(cuerpo) }),
    })
    const { message, data, errors } = await respuesta.json()
    if (!respuesta.ok) throw new Error(`${metodo} ${ruta}: ${message} ${JSON.stringify(errors)}`)
    return data
  }
  const { token, matricula } = await llamar('')('POST', 'login', { email, password: 'Comunal2026' })
  return { llamar: llamar(token), matricula }
}

/**
 * Creates the classes, enrols and grades through the calls of office and facilitador. Classes of a past period cannot
 * be opened, so they are moved there later. Returns both periods' names.
 */
export const cursar = async (app: App, programa: { clave: string }, alumna: { matricula: string }) => {
  const [{ llamar: escolar }, { llamar: facilitador, matricula }] = await Promise.all([
    cuenta(app, 'escolar@demo.cuc.mx'),
    cuenta(app, 'facilitador@demo.cuc.mx'),
  ])
  const [periodos, [actual], materias, [{ clave_grupo }]] = await Promise.all([
    escolar('GET', `programa/${programa.clave}/periodos`),
    escolar('GET', `programa/${programa.clave}/periodos/mes/actual`),
    escolar('GET', `programa/${programa.clave}/reticulas/materias`),
    escolar('GET', `cuc/estudiantes/escolar?filter=${JSON.stringify({ q: alumna.matricula })}`),
  ])
  const anterior = periodos
    .filter((periodo: { fecha_final: string }) => periodo.fecha_final < actual.fecha_inicio)
    .at(-1)
  const clave = (nombre: string) => materias.find((materia: { nombre: string }) => materia.nombre === nombre).id_materia
  for (const {
    materia,
    antes,
    horario: [hora_inicio, hora_final],
    dias,
    calificacion,
    cerrada,
  } of cursos) {
    const clase = {
      nombre: `${clave_grupo}_${materia}`,
      id_materia: clave(materia),
      matricula,
      clave_programa: programa.clave,
      clave_grupo,
      hora_inicio,
      hora_final,
      id_periodo: actual.id_periodo,
      salon: 'Aula del tequio',
      dias,
    }
    const { id_clase } = await escolar('POST', 'clases', clase)
    await escolar('POST', 'clases/asociar-estudiantes', {
      clave_programa: programa.clave,
      id_materia: clase.id_materia,
      id_clase,
      id_periodo: actual.id_periodo,
      estudiantes: [alumna.matricula],
    })
    if (antes)
      await app.db
        .update(tables.clases)
        .set({ id_periodo: anterior.id_periodo })
        .where(eq(tables.clases.id_clase, id_clase))
    if (calificacion === undefined) continue
    const notas = {
      id_clase,
      estudiantes: [
        {
          matricula: alumna.matricula,
          asistencia: 90,
          calificacion,
          calificacion_letra: calificacionEnLetra(calificacion),
          retroalimentacion: 'Siga así',
        },
      ],
    }
    await facilitador('POST', 'facilitadores/clases/estudiantes/calificacion', notas)
    if (cerrada) await escolar('POST', 'escolar/clases/estudiantes/calificacion', notas)
  }
  return { antes: String(anterior.nombre), ahora: String(actual.nombre) }
}
