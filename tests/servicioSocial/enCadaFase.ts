import { asc, eq } from 'drizzle-orm'
import { groupBy, mapValues, sum, uniqBy } from 'es-toolkit'
import { expect } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { tables } from '../../server/university/tables.ts'
import { diasEntre, addDias } from '../../src/domain/fechas.ts'
import { faseActual, turno, type Servicio } from '../../src/domain/servicioSocial/servicio.ts'
import { alcanzables } from '../domain/servicioSocial/alcanzables.ts'
import { aFondo } from '../harness/aFondo.ts'
import { oficina, type Puesto } from './oficina.ts'

/** A student, where their service stood at first, and each time away: from one day to another, still away without it. */
export type Alumno = {
  puesto: Puesto
  cuenta: string
  servicio: Servicio
  turno: ReturnType<typeof turno>
  vence: string | null
  fuera: { desde: string; hasta?: string }[]
}
export type Fila = { matricula: string; turno: string; vence: string | null }

/** The day on which every story begins. */
export const inicio = '2026-11-20'
export const enCurso = 'servicio-social/en-curso'

/** Services of a year that the table of steps allows: one of each phase and turn, all of them when `aFondo`. */
const servicios = uniqBy(
  alcanzables().filter(({ periodo }) => periodo !== 'semestre'),
  cada => (aFondo ? cada : `${faseActual(cada)} ${turno(cada)}`),
)

/** Creates the cast around one student in each phase, with a clerk's book of their absences, and what office and coordination read compared with it. */
export async function enCadaFase() {
  const o = await oficina({ puestos: servicios.length })
  const hoy = () => o.e.reloj.ahora.toISOString().slice(0, 10)
  const elDia = async (dia: string) => {
    o.e.reloj.ahora = new Date(`${dia}T16:00:00Z`)
    for (const rol of ['escolar', 'coordinador']) o.tokens.set(rol, await o.e.tokenDe(rol))
  }
  const como = (quien: string, metodo: string, ruta: string, cuerpo?: object) =>
    o.e.pedir(metodo, ruta, { token: o.tokens.get(quien), cuerpo })
  const leer = async <T>(quien: string, ruta: string): Promise<T> =>
    JSON.parse((await como(quien, 'GET', ruta)).texto).data

  /** Begins a story: every student active, each with a service of their own, and nobody told anything. */
  const empezar = async (): Promise<readonly Alumno[]> => {
    await elDia(inicio)
    await o.e.db.delete(avisos)
    await o.e.db.update(tables.estudiantes).set({ estatus: 1 })
    await o.e.db.update(usuarios).set({ activo: true })
    const alumnos: Alumno[] = []
    for (const [lugar, servicio] of servicios.entries()) {
      const puesto = o.puestos[lugar]
      if (!puesto) throw new Error('a service without a student')
      await o.poner(servicio, puesto)
      const { vence = null } = (await o.fila(puesto)) ?? {}
      const cuenta = lugar ? `puesto${lugar - 1}` : 'estudiante'
      alumnos.push({ puesto, cuenta, servicio, turno: turno(servicio), vence, fuera: [] })
    }
    return alumnos
  }

  /** Makes some students active or inactive, all in one batch; answers its key. */
  const poner = async (cuales: readonly Alumno[], estatus: 0 | 1) => {
    const lote = { ids: cuales.map(({ puesto }) => puesto.matricula), list: 'deMiCuc', values: { estatus } }
    const { data } = await como('escolar', 'POST', 'lotes/estudiantes/estatus', { ...lote, preview: true })
    const hecho = await como('escolar', 'POST', 'lotes/estudiantes/estatus', { ...lote, huella: data.huella })
    if (hecho.status !== 200) throw new Error(`the estatus could not be set: ${hecho.message}`)
    for (const { fuera } of cuales)
      if (estatus === 0) fuera.push({ desde: hoy() })
      else Object.assign(fuera.at(-1) ?? {}, { hasta: hoy() })
    return hecho.data.lote
  }

  const ausente = ({ fuera }: Alumno) => fuera.length > 0 && fuera.at(-1)?.hasta === undefined
  const diasFuera = ({ fuera }: Alumno) => sum(fuera.map(({ desde, hasta = hoy() }) => diasEntre(desde, hasta)))
  /** Returns what a clerk who crosses out the days away in the calendar expects of a service. */
  const esperado = (alumno: Alumno): Fila => {
    const { puesto, turno: de, vence } = alumno
    const { matricula } = puesto
    if (de !== 'estudiante') return { matricula, turno: de, vence }
    if (ausente(alumno)) return { matricula, turno: 'pausa', vence: null }
    return { matricula, turno: de, vence: vence && addDias(vence, diasFuera(alumno)) }
  }
  const estaTarde = ({ vence }: Fila) => vence !== null && vence < hoy()
  /** Tells whether a late service stands still for thirty days: since the last step, or the return of a student whom it awaits. */
  const estaDetenido = (alumno: Alumno) => {
    const { turno: de, fuera } = alumno
    const vuelta = fuera.findLast(({ desde, hasta }) => hasta && hasta > desde)?.hasta
    const desde = (de === 'estudiante' && vuelta) || inicio
    return estaTarde(esperado(alumno)) && desde <= addDias(hoy(), -30)
  }

  /** Compares what office and coordination read today, in the list, its views and Pendientes, with what is expected of each service. */
  const expectEsperado = async (alumnos: readonly Alumno[]) => {
    const abiertos = alumnos.filter(cada => cada.turno !== 'nadie')
    const filas = abiertos.map(esperado)
    const deTurno = (de: string) => filas.filter(cada => cada.turno === de)
    const vistas = {
      fueraDePlazo: filas.filter(estaTarde),
      detenidos: abiertos.filter(estaDetenido).map(esperado),
      enPausa: deTurno('pausa'),
      turnoEstudiante: deTurno('estudiante'),
      turnoEscolar: deTurno('escolar'),
    }
    for (const quien of ['escolar', 'coordinador'])
      expect([hoy(), porMatricula(await leer(quien, enCurso))]).toEqual([hoy(), porMatricula(filas)])
    for (const [vista, suyas] of Object.entries(vistas)) {
      const filtro = encodeURIComponent(JSON.stringify({ vista }))
      const leidas = porMatricula(await leer<readonly Fila[]>('escolar', `${enCurso}?filter=${filtro}`))
      expect([hoy(), vista, leidas]).toEqual([hoy(), vista, porMatricula(suyas)])
    }
    const porHacer = await leer<readonly { vista?: string; total: number }[]>('escolar', 'pendientes')
    const totalDe = (cual: string) => porHacer.find(({ vista }) => vista === cual)?.total ?? 0
    expect([totalDe('turnoEscolar'), totalDe('tardeEscolar')]).toEqual([
      vistas.turnoEscolar.length,
      vistas.turnoEscolar.filter(estaTarde).length,
    ])
  }

  /** Compares what a student reads who is back: their service, and what awaits them. */
  const expectElSuyo = async (alumno: Alumno) => {
    const token = await o.e.tokenDe(alumno.cuenta)
    const { data } = await o.e.pedir('GET', 'estudiante/datos/servicio-social/activo', { token })
    const { turno: de, vence } = esperado(alumno)
    expect(data).toMatchObject({ turno: de, vence, ausente_desde: null })
    const { texto } = await o.e.pedir('GET', 'pendientes', { token })
    const suyos: readonly { resource: string; total: number }[] = JSON.parse(texto).data
    const total = suyos.find(({ resource }) => resource === 'serviciosSociales')?.total ?? 0
    expect(total).toBe(de === 'estudiante' ? 1 : 0)
  }

  /** Returns every notice since the story began, by account. */
  const avisados = async () => {
    const todos = await o.e.db
      .select({ de: usuarios.email, asunto: avisos.asunto, texto: avisos.texto })
      .from(avisos)
      .innerJoin(usuarios, eq(usuarios.id, avisos.usuario_id))
      .orderBy(asc(avisos.id))
    return mapValues(
      groupBy(todos, ({ de }) => de.split('@')[0] ?? ''),
      suyos => suyos.map(({ asunto, texto }) => `${asunto}: ${texto}`),
    )
  }

  return {
    o,
    hoy,
    elDia,
    como,
    leer,
    empezar,
    poner,
    diasFuera,
    esperado,
    estaDetenido,
    avisados,
    expectEsperado,
    expectElSuyo,
  }
}

/** Returns rows of services as the stories compare them, in the order of their students. */
export const porMatricula = (filas: readonly Fila[]): readonly Fila[] =>
  filas
    .map(({ matricula, turno: de, vence }) => ({ matricula, turno: de, vence }))
    .toSorted((una, otra) => una.matricula.localeCompare(otra.matricula))
