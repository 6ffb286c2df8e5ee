import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCodigosPostales } from '../../server/codigosPostales/loadCodigosPostales.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { catalogo, enTrozos, renglon } from './catalogo.ts'

let s: Escena
let token: string
beforeAll(async () => {
  s = await escena()
  const tlaxiaco = { cp: '69800', municipio: 'Heroica Ciudad de Tlaxiaco', clave: '397' }
  await loadCodigosPostales(
    s.db,
    enTrozos(
      catalogo([
        renglon(),
        renglon({ ...tlaxiaco, nombre: 'San Sebastián', tipo: 'Barrio', numero: '0012' }),
        renglon({ ...tlaxiaco, nombre: 'San Sebastián', tipo: 'Barrio', numero: '3470' }),
        renglon({ ...tlaxiaco, nombre: 'San Pedro', tipo: 'Barrio', numero: '3465' }),
        renglon({ ...tlaxiaco, nombre: 'San Pedro', numero: '3466' }),
        renglon({ ...tlaxiaco, nombre: 'Ñuu Savi', numero: '0001' }),
        renglon({ ...tlaxiaco, nombre: 'Oaxaca', numero: '4146' }),
        renglon({ ...tlaxiaco, nombre: 'Ánimas', numero: '0002' }),
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
  token = await s.tokenDe('coordinador')
})
afterAll(() => s.cerrar())

const de = (clave: string, como = token) =>
  s.pedir('GET', `cp/${encodeURIComponent(clave)}/estado/municipio/colonias`, { token: como })

test('names the estado, the municipio and the colonias', async () => {
  expect(await de('68000')).toMatchObject({
    status: 200,
    data: {
      estado: { nombre: 'Oaxaca' },
      municipio: { nombre: 'Oaxaca de Juárez' },
      colonias: [{ id_colonia: expect.any(Number), nombre: 'Oaxaca Centro' }],
    },
  })
  expect((await de('01010')).data).toMatchObject({
    estado: { nombre: 'Ciudad de México' },
    municipio: { nombre: 'Álvaro Obregón' },
  })
})

test('colonias come in Spanish order, and each can be told from the others', async () => {
  const { texto } = await de('69800')
  expect(JSON.parse(texto).data.colonias.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
    'Ánimas',
    'Ñuu Savi',
    'Oaxaca',
    'San Pedro (Barrio)',
    'San Pedro (Colonia)',
    'San Sebastián (Barrio 0012)',
    'San Sebastián (Barrio 3470)',
  ])
})

test('a code pasted with spaces is the same code', async () => {
  expect((await de(' 68000 ')).status).toBe(200)
})

test.each(['99999', '6800', '680000', '68a00', '６８０００', '000000000000000000', "68000'--", '%00', '\0', ' '])(
  '«%s» has no result',
  async clave => {
    expect(await de(clave)).toMatchObject({ status: 404, message: 'Sin resultados' })
  },
)

test.each([
  ['coordinador', 200],
  ['administrativo', 200],
  ['escolar', 200],
  ['consejero', 403],
  ['facilitador', 403],
  ['estudiante', 403],
])('%s: %i', async (rol, status) => {
  expect((await de('68000', await s.tokenDe(rol))).status).toBe(status)
})

test('without a session: 401', async () => {
  expect((await de('68000', '')).status).toBe(401)
})
