import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { sinRenglones } from '../../src/domain/inscripcion.ts'
import { adviceHeader } from '../../src/schema/advice.ts'
import { estudiante } from '../harness/filas.ts'
import { inscripciones } from '../harness/inscripciones.ts'
import { otroPrograma, periodo } from '../harness/vecinos.ts'

let grupo: Awaited<ReturnType<typeof inscripciones>>
let hoja: Awaited<ReturnType<typeof inscripciones>>
beforeAll(async () => {
  grupo = await inscripciones('inscribirGrupo')
  hoja = await inscripciones('inscribirDeHoja')
})
afterAll(async () => {
  await grupo.cerrar()
  await hoja.cerrar()
})

const terminado = { ...periodo, nombre: '2020-B', fecha_inicio: '2020-08-01', fecha_final: '2020-12-15' }
const seTermino = 'El periodo de la asignatura, «2020-B», terminó el 15 de diciembre de 2020'
const deAntes = async (e: typeof grupo, nombre: string, cuando: Partial<typeof terminado> = {}) => {
  const [antes] = await e.db
    .insert(tables.periodos)
    .values({ ...terminado, ...cuando })
    .returning()
  return e.abrir(nombre, { cambios: { id_periodo: antes?.id_periodo ?? '' } })
}

it('tells how many enrolments of how many students all classes add up to, and who stays out, also beyond those named', async () => {
  const { db, matriculas } = grupo
  const entran = matriculas.length + 1
  const varias: string[] = []
  for (let lugar = 0; lugar < 102; lugar++) varias.push(await grupo.abrir(`Varias ${lugar}`))
  const { data } = await grupo.revisar(varias)
  expect(data.detalles).toHaveLength(100)
  expect(data.enTotal).toBe(`En total, ${102 * entran} inscripciones de ${entran} estudiantes`)
  const { estudiantes } = tables
  await db
    .update(estudiantes)
    .set({ clave_programa: otroPrograma.clave })
    .where(eq(estudiantes.matricula, matriculas[0] ?? ''))
  expect((await grupo.revisar(varias.slice(0, 2))).data.enTotal).toBe(
    `En total, ${2 * (entran - 1)} inscripciones de ${entran - 1} estudiantes; quedan fuera 2 que no se pueden hacer`,
  )
})

describe('of a sheet', () => {
  const deFilas = (...filas: readonly (readonly [string, string])[]) => ({
    values: {
      hoja: {
        nombre: 'grupo.csv',
        contenido: Buffer.from(['Asignatura,Matrícula', ...filas.map(fila => fila.join())].join('\n')).toString(
          'base64',
        ),
      },
    },
  })

  it('tells marked classes that it does not name from those that already have the named students', async () => {
    const [uno = '', dos = ''] = hoja.matriculas
    const milpa = await hoja.abrir('Milpa')
    const llena = await hoja.abrir('Llena', { matriculas: [uno] })
    const [sola, otra] = [await hoja.abrir('Sola'), await hoja.abrir('Otra')]
    const dicho = deFilas(['Milpa', uno], ['Milpa', dos], ['Llena', uno])
    const { data } = await hoja.revisar([milpa, llena, sola, otra], dicho)
    expect(data).toMatchObject({
      cambian: 1,
      iguales: 3,
      aparte: [{ texto: sinRenglones, cuantos: 2 }],
      enTotal: 'En total, 2 inscripciones de 2 estudiantes',
    })
    const hecho = await hoja.hacer([milpa, llena, sola, otra], { ...dicho, huella: data.huella })
    expect(hecho.data).toMatchObject({ aparte: data.aparte, enTotal: data.enTotal })
  })

  it('warns of a class whose periodo has ended, which must be ticked first', async () => {
    const [uno = ''] = hoja.matriculas
    const vieja = await deAntes(hoja, 'Vieja')
    const dicho = deFilas(['Vieja', uno])
    const { data } = await hoja.revisar([vieja], dicho)
    expect(data.avisos).toEqual([{ texto: seTermino, quienes: ['Vieja'] }])
    expect((await hoja.hacer([vieja], { ...dicho, huella: data.huella })).status).toBe(409)
    expect((await hoja.hacer([vieja], { ...dicho, huella: data.huella, avisos: true })).status).toBe(200)
    expect((await hoja.historia(vieja))[0]?.motivo).toContain(seTermino)
  })
})

it('adding students one class at a time gives the same warnings, except of a class whose periodo goes on', async () => {
  const token = await hoja.tokenDe('escolar')
  const avisos = async (id_clase: string) =>
    JSON.parse(
      (
        await hoja.pedir('POST', 'advertencias/inscripciones', {
          token,
          cuerpo: { id_clase, estudiantes: [estudiante.matricula] },
          encabezados: { [adviceHeader]: 'none' },
        })
      ).texto,
    ).data.hallazgos.map(({ texto }: { texto: string }) => texto)
  const de2019 = { nombre: '2019-B', fecha_inicio: '2019-08-01', fecha_final: '2019-12-15' }
  const vieja = await deAntes(hoja, 'De 2019', de2019)
  expect(await avisos(vieja)).toEqual(['El periodo de la asignatura, «2019-B», terminó el 15 de diciembre de 2019'])
  expect(await avisos(await hoja.abrir('De ahora'))).toEqual([])
})
