import { asc, eq, sql } from 'drizzle-orm'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { archivo } from '../../server/codigosPostales/archivo.ts'
import { loadCodigosPostales } from '../../server/codigosPostales/loadCodigosPostales.ts'
import { colonias, municipios } from '../../server/codigosPostales/tables.ts'
import { estados } from '../../server/datosGenerales/tables.ts'
import { StartRefusal } from '../../server/process/StartRefusal.ts'
import { aFondo } from '../harness/aFondo.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { catalogo, enTrozos, renglon } from './catalogo.ts'

const { db, cerrar } = await baseDePrueba()
afterAll(cerrar)
afterEach(() => db.execute(sql`truncate ${colonias}, ${municipios} cascade`))

const carga = (bytes: Uint8Array, tamano?: number) => loadCodigosPostales(db, enTrozos(bytes, tamano))
const guardadas = () => db.select().from(colonias).orderBy(asc(colonias.codigo_postal), asc(colonias.asentamiento))

const ixtepec = [
  renglon({
    cp: '70110',
    nombre: 'Benito Juárez',
    tipo: 'Barrio',
    municipio: 'Ciudad Ixtepec',
    clave: '014',
    numero: '0887',
  }),
  renglon({ cp: '70110', nombre: 'Benito Juárez', municipio: 'Ciudad Ixtepec', clave: '014', numero: '1945' }),
  renglon({ cp: '70110', nombre: 'Ciudad Ixtepec Centro', municipio: 'Ciudad Ixtepec', clave: '014', numero: '1942' }),
]
const centro = renglon()

test('loads the content of the file, with accents and leading zeros', async () => {
  const alpes = renglon({
    cp: '01010',
    nombre: 'Los Alpes',
    municipio: 'Álvaro Obregón',
    estado: '09',
    clave: '010',
    numero: '0005',
  })
  expect(await carga(catalogo([alpes, ...ixtepec]))).toEqual({
    agregadas: 4,
    cambiadas: 0,
    iguales: 0,
    ausentes: 0,
    rechazadas: [],
  })
  const [fila] = await db
    .select({
      cp: colonias.codigo_postal,
      nombre: colonias.nombre,
      tipo: colonias.tipo,
      municipio: municipios.nombre,
      clave: municipios.clave,
      estado: estados.nombre,
    })
    .from(colonias)
    .innerJoin(municipios, eq(municipios.id_municipio, colonias.id_municipio))
    .innerJoin(estados, eq(estados.id, municipios.id_estado))
    .where(eq(colonias.codigo_postal, '01010'))
  expect(fila).toEqual({
    cp: '01010',
    nombre: 'Los Alpes',
    tipo: 'Colonia',
    municipio: 'Álvaro Obregón',
    clave: '010',
    estado: 'Ciudad de México',
  })
})

test('loaded again, nothing changes and nothing is renumbered', async () => {
  await carga(catalogo([centro, ...ixtepec]))
  const antes = await guardadas()
  expect(await carga(catalogo([...ixtepec, centro]))).toMatchObject({ agregadas: 0, cambiadas: 0, iguales: 4 })
  expect(await guardadas()).toEqual(antes)
})

test('a later file changes, adds and keeps: id_colonia stays, and so do rows that the file lost', async () => {
  await carga(catalogo([centro, ...ixtepec]))
  const antes = await guardadas()
  const nueva = renglon({ cp: '70110', nombre: 'Moderna', municipio: 'Ciudad Ixtepec', clave: '014', numero: '1186' })
  const mudada = renglon({ cp: '68005', nombre: 'Centro Histórico' })
  const resultado = await carga(
    catalogo(
      [mudada, ixtepec[0] ?? '', ixtepec[2] ?? '', nueva].map(linea =>
        linea.replace('Ciudad Ixtepec|Oaxaca', 'Heroica Ciudad Ixtepec|Oaxaca'),
      ),
    ),
  )
  expect(resultado).toMatchObject({ agregadas: 1, cambiadas: 1, iguales: 2, ausentes: 1 })
  const despues = await guardadas()
  expect(despues).toHaveLength(5)
  expect(despues.find(({ nombre }) => nombre === 'Centro Histórico')).toEqual({
    ...antes.find(({ nombre }) => nombre === 'Oaxaca Centro'),
    nombre: 'Centro Histórico',
    codigo_postal: '68005',
  })
  expect((await db.select().from(municipios)).map(({ nombre }) => nombre).sort()).toEqual([
    'Heroica Ciudad Ixtepec',
    'Oaxaca de Juárez',
  ])
})

test.each([
  ['without notice', catalogo([centro, ...ixtepec], { conAviso: false })],
  ['without header', catalogo([centro, ...ixtepec], { conEncabezado: false })],
  ['without either', catalogo([centro, ...ixtepec], { conAviso: false, conEncabezado: false })],
  ['with LF', catalogo([centro, ...ixtepec], { fin: '\n' })],
  ['with a last line end and blank lines', catalogo([centro, '', '||||||||||||||', ...ixtepec, '', '\x1a'])],
  [
    'in UTF-8 with BOM',
    Buffer.concat([Buffer.from('\ufeff'), catalogo([centro, ...ixtepec], { codificacion: 'utf8' })]),
  ],
  ['in UTF-8 without BOM', catalogo([centro, ...ixtepec], { codificacion: 'utf8' })],
])('the same comes out of a file %s', async (_, bytes) => {
  expect(await carga(bytes)).toEqual({ agregadas: 4, cambiadas: 0, iguales: 0, ausentes: 0, rechazadas: [] })
  expect((await guardadas()).map(({ nombre }) => nombre)).toEqual([
    'Oaxaca Centro',
    'Benito Juárez',
    'Ciudad Ixtepec Centro',
    'Benito Juárez',
  ])
})

test('pieces may end anywhere', async () => {
  const bytes = Buffer.concat([Buffer.from('\ufeff'), catalogo([centro, ...ixtepec], { codificacion: 'utf8' })])
  expect(await carga(bytes, 1)).toMatchObject({ agregadas: 4, rechazadas: [] })
})

test('columns in another order are read by their names', async () => {
  const girado = (linea: string) => [...linea.split('|').slice(5), ...linea.split('|').slice(0, 5)].join('|')
  const lineas = catalogo([centro, ...ixtepec], { conAviso: false, fin: '\n' })
    .toString('latin1')
    .split('\n')
  const primero = lineas
    .map(girado)
    .map(linea => linea.split('|'))
    .map(celdas => [celdas[10], ...celdas.slice(0, 10), ...celdas.slice(11)].join('|'))
  expect(await carga(Buffer.from(primero.join('\n'), 'latin1'))).toMatchObject({ agregadas: 4, rechazadas: [] })
  expect((await guardadas()).map(({ codigo_postal }) => codigo_postal)).toEqual(['68000', '70110', '70110', '70110'])
})

test('a bad line is left out, with its number and why', async () => {
  const { rechazadas, agregadas } = await carga(
    catalogo([
      ...ixtepec,
      renglon({ cp: '6800' }),
      renglon({ estado: '33' }),
      renglon({ nombre: ' ' }),
      centro,
      centro,
      `${centro}|de más`,
      renglon({ nombre: 'A\0B', numero: '0002' }),
      ...['0010', '0011', '0012', '0013'].map(numero => renglon({ numero })),
    ]),
  )
  expect(agregadas).toBe(8)
  expect(rechazadas).toEqual([
    { linea: 6, motivo: 'el código postal «6800» no tiene 5 dígitos' },
    { linea: 7, motivo: 'la clave de estado «33» no va de 01 a 32' },
    { linea: 8, motivo: 'el nombre del asentamiento «» falta o no es válido' },
    { linea: 10, motivo: 'repite el asentamiento 0001 del municipio 067, que está en la línea 9' },
    { linea: 11, motivo: 'tiene 16 columnas y deben ser 15' },
    { linea: 12, motivo: 'el nombre del asentamiento «A\0B» falta o no es válido' },
  ])
})

test.each([
  ['an empty one', Buffer.from('')],
  ['one with the header alone', catalogo([])],
  ['prose', Buffer.from('Acta de asamblea\nPunto uno\nPunto dos\n')],
  ['a comma-separated one', Buffer.from('d_codigo,d_asenta\n68000,Centro\n')],
  ['the compressed one', Buffer.from('PK\x03\x04\x14\0\0\0\x08\0CPdescarga.txt\n\n\n', 'latin1')],
  ['one whose header lacks a column', Buffer.from('d_codigo|d_asenta\n68000|Centro\n')],
  ['one with more bad lines than good', catalogo([centro, renglon({ cp: 'x' }), renglon({ cp: 'y' })])],
])('another file is refused and changes nothing: %s', async (_, bytes) => {
  await carga(catalogo(ixtepec))
  const antes = await guardadas()
  const fallida = carga(bytes)
  await expect(fallida).rejects.toThrow(StartRefusal)
  await expect(fallida).rejects.toThrow('no es el catálogo de códigos postales')
  expect(await guardadas()).toEqual(antes)
})

test('a file cut anywhere in its last line says so and changes nothing', async () => {
  await carga(catalogo(ixtepec))
  const antes = await guardadas()
  const entero = catalogo([...ixtepec, centro])
  const comienzo = entero.length - Buffer.byteLength(centro, 'latin1')
  const ultimaColumna = entero.lastIndexOf('|')
  for (let fin = comienzo + 1; fin <= ultimaColumna; fin += 7) {
    const fallida = carga(entero.subarray(0, fin))
    await expect(fallida).rejects.toThrow(StartRefusal)
    await expect(fallida).rejects.toThrow(/parece cortado: su última línea, la 6, tiene \d+ columnas? y deben ser 15/)
  }
  await expect(carga(Buffer.concat([entero.subarray(0, ultimaColumna), Buffer.from('\r\n\r\n')]))).rejects.toThrow(
    'parece cortado',
  )
  expect(await guardadas()).toEqual(antes)
})

test('a folder in place of the file gets one message, and so does a missing file', async () => {
  await expect(archivo(tmpdir())).rejects.toThrow(/es una carpeta: indique el archivo/)
  await expect(archivo(join(tmpdir(), 'no-está', 'CPdescarga.txt'))).rejects.toThrow('No se puede leer el archivo')
})

test('a file that breaks off changes nothing', async () => {
  async function* roto() {
    yield* enTrozos(catalogo([centro, ...ixtepec]), 64)
    throw new Error('disco')
  }
  await expect(loadCodigosPostales(db, roto())).rejects.toThrow('disco')
  expect(await guardadas()).toEqual([])
})

test('two loads at once both end well', async () => {
  const resultados = await Promise.all([carga(catalogo([centro, ...ixtepec])), carga(catalogo([centro, ...ixtepec]))])
  expect(resultados.map(({ agregadas }) => agregadas).sort()).toEqual([0, 4])
})

test.runIf(aFondo)(
  'a whole country comes in, and is told as it comes',
  async () => {
    const total = 157_000
    function* pais() {
      yield catalogo([], { fin: '\n' })
      for (let n = 0; n < total; n += 1) {
        const texto = `\n${renglon({ cp: String(1000 + (n % 90_000)).padStart(5, '0'), nombre: `Peña ${n}`, estado: String(1 + (n % 32)), clave: String(n % 100).padStart(3, '0'), numero: String(Math.floor(n / 800)).padStart(4, '0') })}`
        yield Buffer.from(texto, 'latin1')
      }
    }
    async function* archivo() {
      yield* pais()
    }
    const avances: number[] = []
    const { agregadas, rechazadas } = await loadCodigosPostales(db, archivo(), lineas => avances.push(lineas))
    expect(rechazadas).toEqual([])
    expect(agregadas).toBe(total)
    expect(avances.length).toBeGreaterThan(15)
    expect(avances.at(-1)).toBe(total + 2)
    expect(await loadCodigosPostales(db, archivo())).toMatchObject({
      agregadas: 0,
      cambiadas: 0,
      iguales: total,
      ausentes: 0,
    })
  },
  120_000,
)
