import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { adviceHeader, type Advice } from '../../src/schema/advice.ts'
import { advertidos } from '../harness/advertidos.ts'
import { acreditar } from '../harness/acreditar.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { persona } from '../harness/filas.ts'
import { periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let quien: string
let otroPeriodo: string
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  ;[quien = ''] = await alumnos(e.db, claves, 1)
  await acreditar(e.db, claves, [quien])
  const [otro] = await e.db
    .insert(tables.periodos)
    .values({ ...periodo, nombre: '2026-A', fecha_inicio: '2026-02-01', fecha_final: '2026-07-01' })
    .returning()
  otroPeriodo = otro?.id_periodo ?? ''
})
afterAll(() => e.cerrar())

const dichos = async (rol: string, recurso: string, valores: object, clave?: string) =>
  advertidos(e, await e.tokenDe(rol), recurso, valores, clave)

describe('a grade of another period', () => {
  const nota = (mas: object = {}) => ({
    matricula_estudiante: quien,
    id_materia: claves.id_materia,
    id_periodo: claves.id_periodo,
    calificacion: 10,
    tipo: 'Ordinario',
    motivo: 'Acta',
    ...mas,
  })
  const ya = [['id_materia', `Ya acreditó esta materia en «${periodo.nombre}» con 9`]]

  it('about a materia already passed tells when and with which grade, in any periodo and of any kind', async () => {
    expect(await dichos('escolar', 'calificacionesPrevias', nota())).toEqual(ya)
    expect(
      await dichos('escolar', 'calificacionesPrevias', nota({ tipo: 'Extraordinario', id_periodo: otroPeriodo })),
    ).toEqual(ya)
  })

  it('of a subject that is not in the grid of the student says so, unless it is annulled', async () => {
    const [ajena] = await e.db
      .insert(tables.materias)
      .values({ clave_materia: 'FUERA-1', nombre: 'De otro programa', creditos: 6 })
      .returning()
    const suya = { id_materia: ajena?.id_materia }
    const fuera = 'No está en su malla curricular: contará en kardex y promedio, no en su avance'
    expect(await dichos('escolar', 'calificacionesPrevias', nota(suya))).toEqual([['id_materia', fuera]])
    const { status, data } = await e.pedir('POST', 'calificacionesPrevias', {
      token: await e.tokenDe('escolar'),
      cuerpo: nota(suya),
    })
    expect(status).toBe(201)
    expect(
      await dichos(
        'escolar',
        'calificacionesPrevias',
        nota({ ...suya, estado: 'Anulada' }),
        data.id_calificacion ?? '',
      ),
    ).toEqual([])
    const [otro = ''] = await alumnos(e.db, claves, 1, { letra: 'M' })
    expect(await dichos('escolar', 'calificacionesPrevias', nota({ matricula_estudiante: otro }))).toEqual([])
  })

  it('is saved once its author has read it, and names the existing record', async () => {
    const token = await e.tokenDe('escolar')
    const alta = (mas: object, visto: string) =>
      e.pedir('POST', 'calificacionesPrevias', { token, cuerpo: nota(mas), encabezados: { [adviceHeader]: visto } })
    const [reprobado = ''] = await alumnos(e.db, claves, 1, { letra: 'B' })
    const suya = { matricula_estudiante: reprobado, calificacion: 4 }
    const { data } = await alta(suya, 'none')
    expect(
      (
        await e.pedir('PUT', `calificacionesPrevias/${data.id_calificacion}`, {
          token,
          cuerpo: nota({ ...suya, estado: 'Confirmada' }),
          encabezados: { [adviceHeader]: 'none' },
        })
      ).status,
    ).toBe(200)
    const otra = { matricula_estudiante: reprobado, id_periodo: otroPeriodo }
    expect(await dichos('escolar', 'calificacionesPrevias', nota(otra))).toEqual([])
    const delMismo = await dichos('escolar', 'calificacionesPrevias', nota({ matricula_estudiante: reprobado }))
    expect(delMismo).toEqual([['id_materia', `Ya tiene calificación de esta materia en «${periodo.nombre}»: 4`]])
    expect((await alta({}, 'none')).status).toBe(409)
    await e.db.update(tables.calificacionesPrevias).set({ estado: 'Anulada' })
    expect(await dichos('escolar', 'calificacionesPrevias', nota({ matricula_estudiante: reprobado }))).toEqual([
      [
        'id_materia',
        `Esta calificación ya está registrada en «${periodo.nombre}», con 4, y anulada: pida a la coordinación académica que la corrija`,
      ],
    ])
  })

  it('of a period that has not begun says when it begins, also while it is confirmed; of the day on nothing', async () => {
    const futuro = { ...periodo, nombre: '2027-A', fecha_inicio: '2027-02-01', fecha_final: '2027-07-01' }
    const [{ id_periodo } = { id_periodo: '' }] = await e.db.insert(tables.periodos).values(futuro).returning()
    const [otra = ''] = await alumnos(e.db, claves, 1, { letra: 'E' })
    const futura = nota({ matricula_estudiante: otra, id_periodo })
    const token = await e.tokenDe('escolar')
    const { data } = await e.pedir('POST', 'calificacionesPrevias', { token, cuerpo: futura })
    const clave = String(data.id_calificacion)
    const dicha = () => dichos('escolar', 'calificacionesPrevias', { ...futura, estado: 'Confirmada' }, clave)
    const comienza = 'El periodo 2027-A comienza el 1 de febrero de 2027: revise que sea el que consta'
    expect(await dicha()).toEqual([['id_periodo', comienza]])
    const { texto } = await e.pedir('POST', 'lotes/calificacionesPrevias/confirmar', {
      token,
      cuerpo: { list: 'registradas', ids: [clave], preview: true },
      encabezados: { [adviceHeader]: 'none' },
    })
    expect(texto).toContain(comienza)
    await e.db
      .update(tables.periodos)
      .set({ fecha_inicio: '2026-11-20' })
      .where(eq(tables.periodos.id_periodo, id_periodo))
    expect(await dicha()).toEqual([])
  })

  it('of the period and kind of one that is there is said as refused, as it is; of another kind it can be gone past', async () => {
    const [otra = ''] = await alumnos(e.db, claves, 1, { letra: 'C' })
    const escrita = nota({ matricula_estudiante: otra, id_periodo: null, periodo_escrito: 'Agosto 2019' })
    const token = await e.tokenDe('escolar')
    const alta = (cuerpo: object) =>
      e.pedir('POST', 'calificacionesPrevias', { token, cuerpo, encabezados: { [adviceHeader]: 'none' } })
    expect((await alta(escrita)).status).toBe(201)
    await e.db.update(tables.calificacionesPrevias).set({ estado: 'Confirmada' })
    const impide = async (mas: object) => {
      const pedido = { token, cuerpo: { valores: { ...escrita, ...mas } } }
      const { texto } = await e.pedir('POST', 'advertencias/calificacionesPrevias', pedido)
      const { hallazgos }: Advice = JSON.parse(texto).data
      return hallazgos.map(hallazgo => hallazgo.impide)
    }
    expect([await impide({}), await impide({ tipo: 'Extraordinario' })]).toEqual([[true], [false]])
    await e.db.update(tables.calificacionesPrevias).set({ calificacion: 4 })
    const otroModo = await impide({ periodo_escrito: 'agostó  2019' })
    expect([otroModo, await impide({ periodo_escrito: 'Agosto 2020' })]).toEqual([[false], []])
    const negada = await alta(escrita)
    expect([negada.status, negada.message]).toEqual([
      409,
      'Esa calificación ya está registrada; si está anulada, la corrige la coordinación académica',
    ])
  })
})

it('a facilitador made inactive with classes to grade: how many, and where', async () => {
  await clase(e.db, claves, { matriculas: [quien], cambios: { matricula: persona('G').matricula } })
  await clase(e.db, claves, {
    cambios: { matricula: persona('G').matricula, hora_inicio: '12:00', hora_final: '13:00' },
  })
  const token = await e.tokenDe('administrativo')
  const { data } = await e.pedir('GET', `facilitadores/${persona('G').matricula}`, { token })
  const inactivo = { ...data, status: 0 }
  expect(await dichos('administrativo', 'facilitadores', inactivo, persona('G').matricula)).toEqual([
    [
      'status',
      'Tiene 1 asignatura sin calificar en CUC Guelatao, y ya no podrá entrar a calificarlas: antes pase cada una a otro facilitador',
    ],
  ])
})
