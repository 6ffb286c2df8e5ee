import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recalculate } from '../../server/academico/recalculate.ts'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { verifyHistory } from '../../server/crud/history/verifyHistory.ts'
import { bulkTransaction } from '../../server/db/bulkTransaction.ts'
import { catalogOf, differences } from '../../server/db/catalogOf.ts'
import { multiplyEstudiantes } from '../../server/seed/multiplyEstudiantes.ts'
import { seedUniversity } from '../../server/seed/seedUniversity.ts'
import { tables } from '../../server/university/tables.ts'
import { curpBienFormada, digitoDeCurp } from '../../src/domain/curp.ts'
import { datosDeCurp } from '../../src/domain/datosDeClaves.ts'
import { digitoDeRfc } from '../../src/domain/rfc.ts'
import { aFondo } from '../harness/aFondo.ts'
import { basesDePrueba } from '../harness/basesDePrueba.ts'

const base = basesDePrueba()

const hoy = new Date('2026-11-20T18:00:00Z')

test.runIf(aFondo)(
  'a huge one repeats its groups in the database, with all that hangs from them, and leaves no part of a table behind',
  async () => {
    const db = await base()
    const antes = await catalogOf(db)
    await seedUniversity(db, { estudiantes: 600, hoy, unoPorUno: 200 })
    expect(differences(await catalogOf(db), antes)).toEqual([])
    const cuantos = await Promise.all(
      [tables.estudiantes, tables.serviciosSociales, tables.certificados, clasesEstudiantes].map(tabla =>
        db.$count(tabla),
      ),
    )
    expect(cuantos[0]).toBe(600)
    expect(cuantos.map(cada => cada % 3)).toEqual([0, 0, 0, 0])
    expect(await db.$count(usuarios, eq(usuarios.rol, 'estudiante'))).toBe(600)
    const { estudiantes, facilitadores, clases } = tables
    const alumnos = await db.select({ curp: estudiantes.curp, nacida: estudiantes.fecha_nacimiento }).from(estudiantes)
    const docentes = await db.select().from(facilitadores)
    const curps = [...alumnos, ...docentes].flatMap(({ curp }) => curp ?? [])
    expect(curps.filter(curp => !curpBienFormada(curp))).toEqual([])
    expect(new Set(curps).size).toBe(curps.length)
    for (const { curp, nacida } of alumnos) if (curp) expect(datosDeCurp(curp).fecha_nacimiento).toBe(nacida)
    expect(docentes.filter(({ rfc }) => digitoDeRfc(rfc.slice(0, 12)) !== rfc[12])).toEqual([])
    const repartidas = await db.selectDistinct({ matricula: clases.matricula }).from(clases)
    expect(repartidas.length % 3).toBe(0)
    expect(docentes.length % 3).toBe(0)
    const aulas = await db.selectDistinct({ salon: clases.salon }).from(clases)
    expect(aulas.length % 3).toBe(0)
    const distintas: unknown[] = []
    await recalculate(db, cada => void distintas.push(cada))
    expect(distintas).toEqual([])
    expect(await verifyHistory(db)).toMatchObject({ rows: 600 + (cuantos[1] ?? 0) })
  },
  110_000,
)

test('copies of who was born with the century are older, and their CURPs say so', async () => {
  const db = await base()
  await seedUniversity(db, { estudiantes: 20, hoy })
  const { estudiantes } = tables
  const [una] = await db.select().from(estudiantes).where(like(estudiantes.curp, '________________A_')).limit(1)
  const curp = `${una?.curp?.slice(0, 4)}000101${una?.curp?.slice(10, 17)}`
  await db
    .update(estudiantes)
    .set({ fecha_nacimiento: '2000-01-01', curp: curp + digitoDeCurp(curp) })
    .where(eq(estudiantes.matricula, una?.matricula ?? ''))
  await bulkTransaction(db, tx => multiplyEstudiantes(tx, 3))
  const copias = await db
    .select()
    .from(estudiantes)
    .where(like(estudiantes.curp, `${curp.slice(0, 4)}%`))
  const suyas = copias.flatMap(({ curp, fecha_nacimiento }) =>
    curp && curp.slice(10, 16) === una?.curp?.slice(10, 16) ? [[fecha_nacimiento, curp] as const] : [],
  )
  expect(suyas.map(([nacida]) => nacida).toSorted()).toEqual(['1999-12-30', '1999-12-31', '2000-01-01'])
  for (const [nacida, cual] of suyas)
    expect([curpBienFormada(cual), datosDeCurp(cual).fecha_nacimiento]).toEqual([true, nacida])
})
