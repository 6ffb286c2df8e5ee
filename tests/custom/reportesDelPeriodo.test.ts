import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { alumnos, clase, notas } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { grupo } from '../harness/filas.ts'
import { reporteDeGrupo } from '../harness/reporteDeGrupo.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let siguiente = ''
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  for (const rol of ['escolar', 'facilitador']) tokens[rol] = await e.tokenDe(rol)
  const [periodo] = await e.db
    .insert(tables.periodos)
    .values({ nombre: '2027-A', fecha_inicio: '2027-02-01', fecha_final: '2027-07-31', periodicidad: 'Semestre' })
    .returning()
  siguiente = periodo?.id_periodo ?? ''
})
afterAll(() => e.cerrar())

const reporte = async (id_periodo = claves.id_periodo) => {
  const { status, texto } = await e.pedir(
    'GET',
    `grupo/${grupo.clave_grupo}/periodo/${id_periodo}/materias/estudiantes`,
    {
      token: tokens.escolar,
    },
  )
  expect(status).toBe(200)
  return JSON.parse(texto).data
}
type Entrada = {
  estudiante: { matricula: string; semestre: number }
  clases: { nombre_materia: string; calificacion_estudiante: string }[]
}
const deUnos = (data: { grupos: { estudiantes_grupo: Entrada[] }[] }, matriculas: readonly string[]) =>
  (data.grupos[0]?.estudiantes_grupo ?? []).filter(({ estudiante }) => matriculas.includes(estudiante.matricula))
const calificar = async (id_clase: string, matriculas: readonly string[], calificacion: number) => {
  for (const [rol, ruta] of [
    ['facilitador', 'facilitadores'],
    ['escolar', 'escolar'],
  ] as const) {
    const cuerpo = { id_clase, estudiantes: notas(matriculas, calificacion) }
    const camino = `${ruta}/clases/estudiantes/calificacion`
    expect((await e.pedir('POST', camino, { token: tokens[rol], cuerpo })).status).toBe(200)
  }
}

it('says the semester in which the students were in its period, also once they were re-enrolled after it', async () => {
  const matriculas = await alumnos(e.db, claves, 2)
  await calificar(await clase(e.db, claves, { matriculas }), matriculas, 8.5)
  const semestres = async (id_periodo?: string) => {
    const data = await reporte(id_periodo)
    return [data.semestre, ...deUnos(data, matriculas).map(({ estudiante }) => estudiante.semestre)]
  }
  expect(await semestres()).toEqual([1, 1, 1])
  for (const matricula of matriculas)
    expect(
      (await e.pedir('POST', 'estudiante/semestre/aumento', { token: tokens.escolar, cuerpo: { matricula } })).status,
    ).toBe(200)
  expect(await semestres()).toEqual([1, 1, 1])
  expect(await semestres(siguiente)).toEqual([2, 2, 2])
})

it('has a column of each subject, also of two that are called alike', async () => {
  const matriculas = await alumnos(e.db, claves, 1, { letra: 'Q' })
  const optativas = await e.db
    .insert(tables.materias)
    .values(['OPT-2', 'OPT-1'].map(clave_materia => ({ clave_materia, nombre: 'Optativa', creditos: 4 })))
    .returning()
  for (const [lugar, { id_materia }] of optativas.entries())
    await calificar(
      await clase(e.db, claves, { matriculas, cambios: { id_materia, dias: [2 + lugar * 2] } }),
      matriculas,
      [9, 5][lugar] ?? 0,
    )
  const data = await reporte()
  expect(data.nombres_materias).toEqual(['Optativa (OPT-1)', 'Optativa (OPT-2)', 'Saberes de la milpa'])
  expect(
    Object.fromEntries(
      deUnos(data, matriculas).flatMap(({ clases }) =>
        clases.map(({ nombre_materia, calificacion_estudiante }) => [nombre_materia, calificacion_estudiante]),
      ),
    ),
  ).toEqual({ 'Optativa (OPT-1)': '5', 'Optativa (OPT-2)': '9' })
})

it('of a periodo in which the group has no class opens no case, and earlier such cases await nobody', async () => {
  const [vacio] = await e.db
    .insert(tables.periodos)
    .values({ nombre: '2028-A', fecha_inicio: '2028-02-01', fecha_final: '2028-07-31', periodicidad: 'Semestre' })
    .returning()
  const suyo = { clave_grupo: grupo.clave_grupo, id_periodo: vacio?.id_periodo ?? '' }
  const comenzados = () =>
    e.db.$count(tables.reportes_de_grupos, eq(tables.reportes_de_grupos.id_periodo, suyo.id_periodo))
  const listados = async () => {
    const filter = encodeURIComponent(JSON.stringify({ id_periodo: suyo.id_periodo, vista: 'fueraDePlazo' }))
    const { texto } = await e.pedir('GET', `reportes_de_grupos?filter=${filter}`, { token: tokens.escolar })
    return JSON.parse(texto).data.length
  }
  expect((await reporte(suyo.id_periodo)).nombres_materias).toEqual([])
  expect(await comenzados()).toBe(0)
  await reporteDeGrupo(e.db, suyo)
  await e.db.update(tables.reportes_de_grupos).set({ vence: '2026-01-01' })
  expect(await listados()).toBe(0)
  await clase(e.db, claves, { cambios: { id_periodo: suyo.id_periodo, dias: [5] } })
  expect(await listados()).toBe(1)
})

it('of a past periodo lists and counts only the students who took a class of the group in it', async () => {
  const [suya, nueva] = await alumnos(e.db, claves, 2, { letra: 'R' })
  const [pasado] = await e.db
    .insert(tables.periodos)
    .values({ nombre: '2025-A', fecha_inicio: '2025-02-01', fecha_final: '2025-07-31', periodicidad: 'Semestre' })
    .returning()
  const id_periodo = pasado?.id_periodo ?? ''
  await clase(e.db, claves, { matriculas: [], cambios: { id_periodo, dias: [5] } })
  const sinNadie = await reporte(id_periodo)
  await clase(e.db, claves, { matriculas: [suya ?? ''], cambios: { id_periodo, dias: [6] } })
  const data = await reporte(id_periodo)
  const quienes = (de: { grupos: { estudiantes_grupo: Entrada[] }[] }) =>
    (de.grupos[0]?.estudiantes_grupo ?? []).map(({ estudiante }) => estudiante.matricula)
  expect(quienes(data)).toEqual([suya])
  expect(data).toMatchObject({ total_estudiantes: 1, total_estudiantes_hombres: 1, total_estudiantes_mujeres: 0 })
  for (const otro of [sinNadie, await reporte()]) expect(quienes(otro)).toEqual(expect.arrayContaining([suya, nueva]))
})

it('a point in place of a second surname is not printed, for students and for known signers', async () => {
  const [matricula = ''] = await alumnos(e.db, claves, 1, { letra: 'W' })
  const suya = { apellidopaterno: 'Peña', apellidomaterno: '.' }
  await e.db.update(tables.estudiantes).set(suya).where(eq(tables.estudiantes.matricula, matricula))
  await e.db.update(tables.consejeros).set(suya)
  await clase(e.db, claves, { matriculas: [matricula], cambios: { dias: [2] } })
  const data = await reporte()
  expect(deUnos(data, [matricula])).toMatchObject([{ estudiante: { apellidos: 'Peña' } }])
  expect(data.directivo).toMatchObject({ apellidos: 'Peña', registrado: false })
})
