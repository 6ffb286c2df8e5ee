import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedUniversity } from '../../server/seed/seedUniversity.ts'
import { tables } from '../../server/university/tables.ts'
import { cumpleDieciocho, edad, edadMaxima } from '../../src/domain/edad.ts'
import { basesDePrueba } from '../harness/basesDePrueba.ts'

const base = basesDePrueba()

const hoy = new Date('2026-11-20T18:00:00Z')

test.each(['2026-01-01', '2026-02-01', '2026-07-31', '2026-08-01', '2026-10-01', '2026-12-31', '2028-02-29'])(
  'on %s a period of each length holds the day, and students are of age and in a cycle of theirs',
  async dia => {
    const db = await base()
    await seedUniversity(db, { estudiantes: 300, hoy: new Date(`${dia}T12:00:00-06:00`) })
    const vigentes = (await db.select().from(tables.periodos)).filter(
      ({ fecha_inicio, fecha_final }) => fecha_inicio <= dia && dia <= fecha_final,
    )
    expect(new Set(vigentes.map(({ periodicidad }) => periodicidad))).toEqual(
      new Set(['Semestre', 'Cuatrimestre', 'Trimestre']),
    )
    const duraciones = new Map(
      (await db.select().from(tables.programas)).map(({ clave, duracion }) => [clave, duracion]),
    )
    const estudiantes = await db.select().from(tables.estudiantes)
    expect(estudiantes).toHaveLength(300)
    expect(
      estudiantes.filter(({ fecha_nacimiento: f }) => !cumpleDieciocho(f, dia) || edad(f, dia) > edadMaxima),
    ).toEqual([])
    expect(
      estudiantes.filter(
        ({ semestre, clave_programa }) => semestre < 1 || semestre > (duraciones.get(clave_programa) ?? 0),
      ),
    ).toEqual([])
  },
)

test('a large one splits its groups, and leaves every index where it was', async () => {
  const db = await base()
  const indices = () =>
    db.execute(sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`).then(({ rows }) => rows)
  const antes = await indices()
  await seedUniversity(db, { estudiantes: 10_000, hoy })
  const grupos = await db.$count(tables.grupos)
  expect(await db.$count(tables.estudiantes)).toBe(10_000)
  expect(10_000 / grupos).toBeLessThan(36)
  expect(await indices()).toEqual(antes)
}, 110_000)
