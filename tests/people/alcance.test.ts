import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { puertas } from '../crud/rutas.ts'
import { cuc, grupo, persona, programa } from '../harness/filas.ts'
import { otroCuc, otroEstudiante, otroGrupo } from '../harness/vecinos.ts'
import { dosCucs, type DosCucs } from './dosCucs.ts'

let s: DosCucs
beforeAll(async () => {
  s = await dosCucs()
})
afterAll(() => s.cerrar())

/** Lists that name the whole university, as the tabs of general data show it: they tell of every CUC, and tell a consejero more than an escolar. */
const deTodos = new Set([
  'escolar cucs',
  'escolar facilitadores/activos',
  ...[
    'cucs',
    'facilitadores/activos',
    'consejeros',
    'escolares',
    'facilitadores',
    'facilitadores/cucs/cucsuaco',
    'estudiantes',
    'grupos',
  ].map(path => `consejero ${path}`),
])
const personal = puertas.flatMap(({ door: { path, roles } }) =>
  roles.filter(rol => rol === 'consejero' || rol === 'escolar').map(rol => ({ rol, path })),
)
const ajenos = [
  otroEstudiante,
  otroGrupo.clave_grupo,
  persona('D').matricula,
  persona('H').matricula,
  persona('G').matricula,
]
const leer = (token: string, path: string, claves: Record<string, string>) =>
  s.pedir(
    'GET',
    path.replaceAll(/\{(\w+)\}/g, (_, nombre: string) => claves[nombre] ?? String({ ...s }[nombre])),
    { token },
  )

describe('with the keys of another CUC, whoever belongs to one is told nothing of it', () => {
  it.each(personal.filter(({ rol, path }) => !deTodos.has(`${rol} ${path}`)))('$rol: $path', async ({ rol, path }) => {
    const { status, texto } = await leer(await s.tokenDe(rol), path, {
      clave_cuc: otroCuc.clave,
      clave_programa: programa.clave,
      clave_grupo: otroGrupo.clave_grupo,
    })
    expect([200, 403, 404]).toContain(status)
    for (const ajeno of ajenos) expect(texto).not.toContain(ajeno)
  })
})

describe('with their own keys they are told', () => {
  it.each([
    ['consejero', 'cucs/{clave_cuc}/programas', programa.clave],
    ['consejero', 'cucs/{clave_cuc}/facilitadores', persona('F').matricula],
    ['consejero', 'programas/{clave_programa}/cucs/{clave_cuc}/grupos', grupo.clave_grupo],
    ['consejero', 'grupos/{clave_grupo}/estudiantes', 'S'.padEnd(18, '0')],
    ['escolar', 'grupos/{clave_grupo}/estudiantes', 'S'.padEnd(18, '0')],
    ['escolar', 'programas/{clave_programa}/cucs/grupos', grupo.clave_grupo],
    ['facilitador', 'cucs/{clave_cuc}/programas', programa.clave],
  ])('%s: %s', async (rol, path, propio) => {
    expect(
      (
        await leer(await s.tokenDe(rol), path, {
          clave_cuc: cuc.clave,
          clave_programa: programa.clave,
          clave_grupo: grupo.clave_grupo,
        })
      ).texto,
    ).toContain(propio)
  })
})

it('a facilitador sees the programmes of the CUCs where they teach, and of no other', async () => {
  const token = await s.tokenDe('facilitador')
  expect((await leer(token, 'cucs/{clave_cuc}/programas', { clave_cuc: otroCuc.clave })).data).toEqual([])
})

it('an active facilitador is offered by name alone', async () => {
  const { texto } = await s.pedir('GET', 'facilitadores/activos', { token: await s.tokenDe('consejero') })
  expect(JSON.parse(texto).data).toEqual(
    [persona('F'), persona('G')].map(({ matricula }) => ({ matricula, nombreC: 'Magdalena García López' })),
  )
})

describe('general data is for whoever may look at one of its two views, and for the escolar of the own CUC', () => {
  const vistas = ['coordinador', 'consejero', 'escolar']
  it.each([
    ['consejeros', ['administrativo', ...vistas]],
    ['escolares', ['administrativo', ...vistas]],
    ['facilitadores', ['administrativo', 'coordinador', 'consejero']],
    ['facilitadores/cucs/cucsuaco', ['coordinador', 'consejero']],
    ['estudiantes/', vistas],
    ['grupos', vistas],
    [`cucs/${cuc.clave}/facilitadores`, ['administrativo', ...vistas]],
    [`programas/${programa.clave}/cucs/${cuc.clave}/grupos`, vistas],
    [`programas/${programa.clave}/cucs/grupos`, vistas],
  ])('%s', async (ruta, suyos) => {
    for (const rol of ['coordinador', 'administrativo', 'consejero', 'escolar', 'facilitador', 'estudiante']) {
      expect([rol, (await s.pedir('GET', ruta, { token: await s.tokenDe(rol) })).status]).toEqual([
        rol,
        suyos.includes(rol) ? 200 : 403,
      ])
    }
  })
  it('an escolar finds the own people there', async () => {
    const token = await s.tokenDe('escolar')
    for (const [ruta, propio] of [
      ['estudiantes', 'S'.padEnd(18, '0')],
      ['consejeros', persona('C').matricula],
      ['grupos', grupo.clave_grupo],
    ] as const) {
      expect((await s.pedir('GET', ruta, { token })).texto).toContain(propio)
    }
  })
  it('tells of every CUC', async () => {
    const consejero = await s.tokenDe('consejero')
    for (const [ruta, ajeno] of [
      ['estudiantes/', otroEstudiante],
      ['facilitadores/cucs/cucsuaco', persona('G').matricula],
      ['consejeros', persona('D').matricula],
      ['escolares', persona('H').matricula],
    ] as const) {
      expect((await s.pedir('GET', ruta, { token: consejero })).texto).toContain(ajeno)
    }
  })
})
