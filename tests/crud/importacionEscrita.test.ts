import { afterAll, beforeAll, expect, it } from 'vitest'
import { escena, type Escena } from '../harness/escena.ts'
import { importador } from '../harness/importador.ts'

let e: Escena
let coordinador: ReturnType<typeof importador>
beforeAll(async () => {
  e = await escena()
  coordinador = importador(e, await e.tokenDe('coordinador'))
})
afterAll(() => e.cerrar())

const encabezados = ['Clave', 'Nombre', 'Créditos']

const enOtros = [
  ['UTF-8 with its mark', (texto: string) => Buffer.from(`\ufeff${texto}`)],
  ['UTF-16', (texto: string) => Buffer.from(`\ufeff${texto}`, 'utf16le')],
  ['UTF-16 the other way round', (texto: string) => Buffer.from(`\ufeff${texto}`, 'utf16le').swap16()],
  ['Windows-1252', (texto: string) => Buffer.from(texto, 'latin1')],
] as const
it.each(enOtros.flatMap(([nombre, en]) => [',', ';', '\t', '|'].map(entre => [nombre, entre, en] as const)))(
  'text in %s, cells apart by «%s»',
  async (_, entre, en) => {
    const texto = [encabezados, ['ARC-1', 'Ñandú y Páramo', '6']].map(cada => cada.join(entre)).join('\r\n')
    const { data } = await coordinador.subir('materias', new Uint8Array(en(texto)), 'materias.csv')
    expect((await coordinador.filas(data.id))[0]?.celdas).toEqual(['ARC-1', 'Ñandú y Páramo', '6'])
    expect(data.cuenta).toMatchObject({ total: 1, nuevos: 1 })
  },
)

it.each(['', '\ufeff'])(
  'refuses text with only some lines in UTF-8, names the line, and keeps nothing: %j',
  async marca => {
    const texto = (linea: string, forma: 'utf8' | 'latin1') => Buffer.from(`${linea}\r\n`, forma)
    const mezcla = Buffer.concat([
      texto(`${marca}${encabezados.join(',')}`, 'utf8'),
      texto('ARC-1,Comunalidad y vida en común,6', 'utf8'),
      texto('ARC-2,Ñandú,6', 'latin1'),
    ])
    expect(await coordinador.subir('materias', new Uint8Array(mezcla), 'materias.csv')).toMatchObject({
      status: 422,
      message: `El archivo mezcla dos formas de escribir los acentos: el renglón 3 no está como los demás. Guárdelo de nuevo como «CSV UTF-8» y vuelva a elegirlo`,
    })
  },
)

it.each([
  ['in one row', 'Clave,Nombre,Creditos\r\nARC-1,Comunalidad en común y ', 'Ñandú,6\r\n', 2],
  ['with lines that end as on an old Mac', 'Clave,Nombre,Créditos\rARC-1,En común,6\r', 'ARC-2,Ñandú,6\r', 3],
])('text in both is refused: %s', async (_, enUtf8, enLatin1, renglon) => {
  const mezcla = [Buffer.from(enUtf8), Buffer.from(enLatin1, 'latin1')]
  expect(await coordinador.subir('materias', new Uint8Array(Buffer.concat(mezcla)), 'materias.csv')).toMatchObject({
    status: 422,
    message: expect.stringContaining(`el renglón ${renglon} no está como los demás`),
  })
})

it('Windows-1252 with a capital before a sign is read as it is', async () => {
  const texto = Buffer.from('Clave,Nombre,Créditos\r\nARC-1,JOSÉ\u00a0LUIS,6\r\n', 'latin1')
  const { data } = await coordinador.subir('materias', new Uint8Array(texto), 'materias.csv')
  expect((await coordinador.filas(data.id))[0]?.celdas).toEqual(['ARC-1', 'JOSÉ\u00a0LUIS', '6'])
})
