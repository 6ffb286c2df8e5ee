import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ajustes } from '../../server/ajustes/tables.ts'
import { secreto } from '../../server/ajustes/secreto.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { loadCodigosPostales } from '../../server/codigosPostales/loadCodigosPostales.ts'
import { colonias } from '../../server/codigosPostales/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { StartRefusal } from '../../server/process/StartRefusal.ts'
import { seedUniversity } from '../../server/seed/seedUniversity.ts'
import { catalogo, enTrozos, renglon } from '../codigosPostales/catalogo.ts'
import { aFondo } from '../harness/aFondo.ts'
import { basesDePrueba } from '../harness/basesDePrueba.ts'
import { contenido } from './filas.ts'

const base = basesDePrueba()

const hoy = new Date('2026-11-20T18:00:00Z')

test('the same day gives the same people, in any database', async () => {
  const [una, otra] = [await base(), await base()]
  await seedUniversity(una, { estudiantes: 300, hoy })
  await seedUniversity(otra, { estudiantes: 300, hoy: new Date('2026-11-20T23:59:00-06:00') })
  expect(await contenido(otra)).toEqual(await contenido(una))
}, 120_000)

test('a database with data is refused and stays unchanged', async () => {
  const db = await base()
  await db.insert(usuarios).values({ email: 'alguien@uni.mx', hash: 'x', rol: 'coordinador' })
  await expect(seedUniversity(db, { estudiantes: 10, hoy })).rejects.toThrow(StartRefusal)
  expect(await db.$count(usuarios)).toBe(1)
  expect(await db.$count(tables.cucs)).toBe(0)
})

test.runIf(aFondo)(
  'told to replace, it replaces what people put in, and keeps postal codes and settings',
  async () => {
    const db = await base()
    const antes = await secreto(db)
    await loadCodigosPostales(
      db,
      enTrozos(
        catalogo([
          renglon({
            cp: '01010',
            nombre: 'Los Alpes',
            municipio: 'Álvaro Obregón',
            estado: '09',
            clave: '010',
            numero: '0005',
          }),
        ]),
      ),
    )
    await seedUniversity(db, { estudiantes: 300, hoy })
    const primera = await contenido(db)
    await db.delete(tables.calificaciones)
    await db.delete(tables.clases)
    await db.delete(tables.certificados)
    await db.delete(tables.reinscripciones)
    await db.execute(sql`truncate ${tables.serviciosSociales} cascade`)
    await db.delete(tables.estudiantes)
    await db.insert(usuarios).values({ email: 'alguien@uni.mx', hash: 'x', rol: 'coordinador' })
    await seedUniversity(db, { estudiantes: 300, hoy, reemplazar: true })
    expect(await contenido(db)).toEqual(primera)
    expect((await db.select().from(colonias)).filter(({ codigo_postal }) => codigo_postal === '01010')).toHaveLength(1)
    expect(await db.select().from(ajustes)).toMatchObject([{ valor: antes }])
  },
  60_000,
)

test('the official catalogue finds the colonias of the demonstration again', async () => {
  const db = await base()
  await seedUniversity(db, { estudiantes: 20, hoy })
  const antes = await db.$count(colonias)
  const ixtepec = { cp: '70110', municipio: 'Ciudad Ixtepec', clave: '014' }
  const resultado = await loadCodigosPostales(
    db,
    enTrozos(
      catalogo([
        renglon(),
        renglon({ ...ixtepec, nombre: 'Benito Juárez', tipo: 'Barrio', numero: '0887' }),
        renglon({ ...ixtepec, nombre: 'Moderna', numero: '1186' }),
      ]),
    ),
  )
  expect(resultado).toMatchObject({ agregadas: 1, cambiadas: 0, iguales: 2, ausentes: antes - 2 })
})
