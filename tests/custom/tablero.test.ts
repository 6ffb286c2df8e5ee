import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookupTables } from '../../server/datosGenerales/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante, grupo, programa } from '../harness/filas.ts'

const general = 'cucs/estudiantes/total/numero'
const delCuc = 'por-cuc/estudiantes/total/numero'

let s: Escena
const leer = async (rol: string, path: string) => s.pedir('GET', path, { token: await s.tokenDe(rol) })

/** Adds to the cast's student (a Mexican woman of the own CUC) three more here, two elsewhere, and one inactive. */
beforeAll(async () => {
  s = await escena()
  const { db } = s
  await db.insert(lookupTables.nacionalidades).values({ id: 1, nombre: 'Otra' })
  const [molde] = await db.select().from(tables.estudiantes)
  const [sede] = await db.select().from(tables.cucs)
  if (!molde || !sede) throw new Error('the cast has no student')
  await db.insert(tables.cucs).values({ ...sede, clave: '20DCU0002B', nombre: 'CUC Tlahuitoltepec' })
  await db.insert(tables.programas).values({ ...programa, clave: 'LICCOMUNA2' })
  await db.insert(tables.grupos).values([
    { ...grupo, clave_grupo: 'COM-2A', clave_programa: 'LICCOMUNA2' },
    { ...grupo, clave_grupo: 'COM-1B', clave_cuc: '20DCU0002B' },
  ])
  const alta = (numero: number, cambios: Partial<typeof tables.estudiantes.$inferInsert> = {}) => ({
    ...estudiante,
    ...molde,
    id_usuario: null,
    matricula: `S${numero}`.padEnd(18, 'X'),
    ...cambios,
  })
  await db
    .insert(tables.estudiantes)
    .values([
      alta(1, { sexo: 'H' }),
      alta(2, { nacionalidad: 1, otra_nacionalidad: 'Guatemalteca' }),
      alta(3, { sexo: 'H', clave_programa: 'LICCOMUNA2', clave_grupo: 'COM-2A' }),
      alta(4, { clave_grupo: 'COM-1B' }),
      alta(5, { clave_grupo: 'COM-1B', sexo: 'H' }),
      alta(6, { estatus: 0 }),
    ])
})
afterAll(() => s.cerrar())

describe('figures', () => {
  it('coordinador reads those of the whole university, of active students', async () => {
    const { status, data } = await leer('coordinador', general)
    expect(status).toBe(200)
    expect(data).toEqual({
      total_estudiantes: 6,
      total_hombres: 3,
      total_mujeres: 3,
      total_estudiantes_mexicanos: 5,
      total_estudiantes_no_mexicanos: 1,
      estudiantes_programa: { 'Comunalidad (LICCOMUNAL)': 5, 'Comunalidad (LICCOMUNA2)': 1 },
    })
  })

  it.each(['consejero', 'escolar'])('%s reads those of the own CUC', async rol => {
    const { data } = await leer(rol, delCuc)
    expect(data).toEqual({
      total_estudiantes: 4,
      total_hombres: 2,
      total_mujeres: 2,
      total_estudiantes_mexicanos: 3,
      total_estudiantes_no_mexicanos: 1,
      estudiantes_carrera: { 'Comunalidad (LICCOMUNAL)': 3, 'Comunalidad (LICCOMUNA2)': 1 },
    })
  })

  it('are zero where nobody studies', async () => {
    const { db } = s
    await db.update(tables.escolares).set({ clavecuc: '20DCU0002B' })
    await db.update(tables.estudiantes).set({ estatus: 0 }).where(eq(tables.estudiantes.clave_grupo, 'COM-1B'))
    const { status, data } = await leer('escolar', delCuc)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      total_estudiantes: 0,
      total_hombres: 0,
      total_estudiantes_no_mexicanos: 0,
      estudiantes_carrera: {},
    })
    await db.update(tables.escolares).set({ clavecuc: cuc.clave })
  })
})

describe('permission', () => {
  it.each([
    [general, ['administrativo', 'consejero', 'escolar', 'facilitador', 'estudiante']],
    [delCuc, ['coordinador', 'administrativo', 'facilitador', 'estudiante']],
  ])('%s is refused to %s', async (path, quienes) => {
    for (const rol of quienes) expect((await leer(rol, path)).status).toBe(403)
    expect((await s.pedir('GET', path)).status).toBe(401)
  })
})

it('additions, changes and deletions are counted at once, also with many parallel writes', async () => {
  const { db } = s
  const [molde] = await db
    .select()
    .from(tables.estudiantes)
    .where(eq(tables.estudiantes.matricula, 'S1'.padEnd(18, 'X')))
  if (!molde) throw new Error('the student is not there')
  const cifras = async () => {
    const { data } = await leer('coordinador', general)
    return [Number(data.total_estudiantes), Number(data.total_hombres), Number(data.total_mujeres)] as const
  }
  const [total, hombres, mujeres] = await cifras()
  const nuevos = Array.from({ length: 20 }, (_, n) => `N${n}`.padEnd(18, 'X'))
  await Promise.all(nuevos.map(matricula => db.insert(tables.estudiantes).values({ ...molde, matricula })))
  expect(await cifras()).toEqual([total + 20, hombres + 20, mujeres])
  const deEllos = inArray(tables.estudiantes.matricula, nuevos.slice(0, 12))
  await db.update(tables.estudiantes).set({ sexo: 'M' }).where(deEllos)
  expect(await cifras()).toEqual([total + 20, hombres + 8, mujeres + 12])
  await db.update(tables.estudiantes).set({ estatus: 0 }).where(deEllos)
  expect(await cifras()).toEqual([total + 8, hombres + 8, mujeres])
  await db.delete(tables.estudiantes).where(inArray(tables.estudiantes.matricula, nuevos))
  expect(await cifras()).toEqual([total, hombres, mujeres])
})
