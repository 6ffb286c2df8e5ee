import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { puertoLibre } from '../harness/proceso.ts'
import { carpeta, rastro } from './carpeta.ts'

let lugar: Awaited<ReturnType<typeof carpeta>>
beforeAll(async () => {
  lugar = await carpeta()
})
afterAll(() => lugar.cerrar())

const nadie = `127.0.0.1:${await puertoLibre()}`

test.each([
  ['nobody listens', `postgres://yo:muysecreta@${nadie}/uni`, 'nadie responde'],
  ['unknown host', 'postgres://yo:muysecreta@no-existe.invalid/uni', /no existe en la red|no se pudo resolver/],
  ['not PostgreSQL', 'mysql://yo:muysecreta@localhost/uni', 'debe tener la forma postgres://'],
  ['unreadable', 'postgres://yo:muysecreta@localhost:puerto/uni', 'debe tener la forma postgres://'],
])(
  'a DATABASE_URL that cannot be used (%s) is one sentence without its password',
  async (_caso, DATABASE_URL, motivo) => {
    const { salida, estado } = lugar.arranque({ DATABASE_URL })
    expect(await salida).toBe(1)
    expect(estado.said).toMatch(motivo)
    expect(estado.said).not.toContain('muysecreta')
    expect(estado.said).not.toMatch(rastro)
  },
)

test.each(process.platform === 'linux' ? ['/proc/datos', 'package.json'] : ['package.json'])(
  'a data folder that cannot be written (%s) is one sentence',
  async DATA_DIR => {
    const { salida, estado } = lugar.arranque({ DATA_DIR })
    expect(await salida).toBe(1)
    expect(estado.said).toContain('No se puede escribir en la carpeta de datos')
    expect(estado.said).not.toMatch(rastro)
  },
)

test('a database that does not keep text as UTF8 is one sentence', async () => {
  const base = await baseDePrueba({ sinTablas: true })
  const url = new URL(base.url)
  url.pathname = `${url.pathname}_latina`
  const nombre = sql.identifier(url.pathname.slice(1))
  await base.db.execute(
    sql`create database ${nombre} template template0 encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' locale_provider 'libc'`,
  )
  const { salida, estado } = lugar.arranque({ DATABASE_URL: url.href })
  expect(await salida).toBe(1)
  expect(estado.said).toMatch(/guarda el texto como LATIN1; hace falta UTF8\.[^\n]+\n$/)
  await base.db.execute(sql`drop database ${nombre}`)
  await base.cerrar()
})

test('a port that is none is one sentence', async () => {
  const { salida, estado } = lugar.arranque({ PORT: 'tres mil' })
  expect(await salida).toBe(1)
  expect(estado.said).toContain('PORT debe ser un número de 1 a 65535')
})
