import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { fases } from '../../src/domain/servicioSocial/fases.ts'
import { cuerpoDeReadmision } from '../harness/cuerpoDeReadmision.ts'
import { cuc, estudiante, grupo } from '../harness/filas.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { otroGrupo } from '../harness/vecinos.ts'
import { id, matricula, oficina, type Oficina } from './oficina.ts'
import { en, ponerServicio } from './ponerServicio.ts'

const { estudiantes } = tables
const [segunda, tercera] = ['N'.padEnd(18, '1'), 'N'.padEnd(18, '2')]
const terminaEnOtra = `El estudiante termina su servicio social con la matrícula ${matricula}`
let o: Oficina

const hasta = (fase: number) =>
  en(Object.fromEntries(fases.slice(0, fase).map((_, cual) => [cual, 'aceptado'] as const)))
const leer = async (quien: string, ruta: string) => {
  const { texto } = await o.e.pedir('GET', ruta, { token: o.tokens.get(quien) })
  return JSON.parse(texto).data
}
const ids = async (quien: string, ruta: string) =>
  (await leer(quien, ruta)).map(({ id_servicio_social: cual }: { id_servicio_social: string }) => cual)
const enLaFichaDe = (cual: string, quien = 'escolar') => ids(quien, `estudiantes/${cual}/servicios-sociales`)
const buscando = (cual: string, ruta: string) => `${ruta}?filter=${encodeURIComponent(JSON.stringify({ q: cual }))}`
const buscados = (cual: string, quien: string, ruta: string) => ids(quien, buscando(cual, ruta))
const motivoDe = async (cual: string) => (await leer('escolar', `estudiante/${cual}/servicio-social`)).motivo
const mudar = (clave_grupo: string) =>
  o.e.db.update(estudiantes).set({ clave_grupo }).where(eq(estudiantes.matricula, tercera))

const readmitir = async (matricula_anterior: string, nueva: string) => {
  const { status } = await o.e.pedir('POST', 'estudiantes/readmision', {
    token: o.tokens.get('escolar'),
    cuerpo: cuerpoDeReadmision(o.claves.id_reticula, nueva, { matricula_anterior }),
  })
  if (status !== 201) throw new Error(`nobody was readmitted: ${status}`)
}

beforeAll(async () => {
  o = await oficina()
  await readmitir(matricula, segunda)
  await readmitir(segunda, tercera)
})
afterAll(() => o.e.cerrar())

describe('a service that goes on after two readmissions', () => {
  beforeAll(() => o.poner(hasta(10)))

  it('is at each record of the person, whatever its matrícula', async () => {
    for (const cual of [matricula, segunda, tercera, tercera.toLowerCase()])
      expect([cual, await enLaFichaDe(cual), await enLaFichaDe(cual, 'coordinador')]).toEqual([cual, [id], [id]])
  })

  it('is found by each whole matrícula of the person', async () => {
    for (const cual of [matricula, segunda, tercera, tercera.toLowerCase()])
      for (const [quien, ruta] of [
        ['escolar', 'estudiantes/servicio-social/activos'],
        ['escolar', 'servicio-social/en-curso'],
        ['coordinador', 'servicio-social/en-curso'],
      ] as const)
        expect([cual, ruta, await buscados(cual, quien, ruta)]).toEqual([cual, ruta, [id]])
    expect(await buscados('Z'.padEnd(18, '1'), 'escolar', 'servicio-social/en-curso')).toEqual([])
  })

  it('is the reason why no other is begun', async () => {
    expect(await motivoDe(tercera)).toBe(terminaEnOtra)
    expect(await motivoDe(matricula)).toBe('El estudiante ya tiene un servicio social')
  })

  it('is told to nobody by a record at another campus but to the coordination, neither to the office that has it nor to that there, which reads only why it begins no other', async () => {
    onTestFinished(async () => void (await mudar(grupo.clave_grupo)))
    await mudar(otroGrupo.clave_grupo)
    expect([
      await enLaFichaDe(tercera),
      await enLaFichaDe(tercera, 'escolar.vecino'),
      await enLaFichaDe(tercera, 'coordinador'),
    ]).toEqual([[], [], [id]])
    const ruta = 'servicio-social/en-curso'
    expect([
      await buscados(tercera, 'escolar', ruta),
      await buscados(tercera, 'escolar.vecino', ruta),
      await buscados(tercera, 'coordinador', ruta),
    ]).toEqual([[], [], [id]])
    expect(
      (await o.e.pedir('GET', `estudiante/${tercera}/servicio-social`, { token: o.tokens.get('escolar') })).status,
    ).toBe(403)
    const { texto } = await o.e.pedir('GET', `estudiante/${tercera}/servicio-social`, {
      token: o.tokens.get('escolar.vecino'),
    })
    expect(JSON.parse(texto).data).toEqual({ motivo: terminaEnOtra })
  })
})

it('certificates of before are at the record of the last matrícula, whatever their level, and found by it', async () => {
  const [folio] = await solicitudes(o.e.db, [{ nivel: 'Maestría' }])
  const enLaFicha = async (quien: string) =>
    (await leer(quien, `estudiantes/${tercera}/certificados`)).map(({ n_folio }: { n_folio: string }) => n_folio)
  expect([await enLaFicha('escolar'), await enLaFicha('escolar.vecino'), await enLaFicha('coordinador')]).toEqual([
    [folio],
    [],
    [folio],
  ])
  const folios = async (quien: string, ruta: string) =>
    (await leer(quien, buscando(tercera, ruta))).map(({ n_folio }: { n_folio: string }) => n_folio)
  expect([
    await folios('escolar', 'cuc/certificados/escolar'),
    await folios('escolar.vecino', 'cuc/certificados/escolar'),
    await folios('coordinador', 'posgrado/estudiantes/certificado'),
  ]).toEqual([[folio], [], [folio]])
})

it('the question before another readmission names each service: the one that goes on and the one that ends', async () => {
  const suyo = '5e0c1a50-0000-4000-8000-000000000009'
  const { serviciosSociales } = tables
  onTestFinished(async () => {
    await o.e.db.delete(serviciosSociales).where(eq(serviciosSociales.id_servicio_social, suyo))
  })
  await o.poner(hasta(12))
  await ponerServicio(o.e.db, hasta(2), { id: suyo, matricula: tercera }, o.e.reloj.ahora)
  const { texto } = await o.e.pedir('POST', 'advertencias/readmision', {
    token: o.tokens.get('escolar'),
    cuerpo: { matricula_anterior: tercera, fecha_nacimiento: estudiante.fecha_nacimiento },
  })
  expect(JSON.parse(texto).data.avisos.slice(1).toSorted()).toEqual([
    'Su servicio social está concluido y vale con la matrícula nueva.',
    'Su servicio social no continúa, porque le faltan reportes: si lo retoma, comienza otro.',
  ])
})

describe('a service whose reports are not all accepted', () => {
  beforeAll(() => o.poner(hasta(8)))

  it('is at no later record, and is no reason against another one', async () => {
    expect([await enLaFichaDe(tercera), await enLaFichaDe(tercera, 'coordinador')]).toEqual([[], []])
    expect(await buscados(tercera, 'escolar', 'servicio-social/en-curso')).toEqual([])
    expect(await motivoDe(tercera)).toBe(
      'El estudiante ha acreditado el 0.0 % de las materias de su malla y el servicio social requiere el 70 %',
    )
  })
})

describe('a service that waits for its release, and one that was released', () => {
  it('are at the last record, and found by its matrícula in the lists of office and coordination', async () => {
    await o.poner(hasta(11))
    expect(await enLaFichaDe(tercera)).toEqual([id])
    for (const ruta of [
      'servicio-social/por-liberar',
      `servicio-social/estudiante/status/pendiente_liberacion/cuc/${cuc.clave}`,
    ])
      expect([ruta, await buscados(tercera, 'coordinador', ruta)]).toEqual([ruta, [id]])
    await o.poner(hasta(12))
    expect([await enLaFichaDe(tercera), await enLaFichaDe(matricula)]).toEqual([[id], [id]])
    expect(await buscados(segunda, 'escolar', 'estudiantes/servicio-social/completado')).toEqual([id])
    expect(await motivoDe(tercera)).toBe(`El estudiante ya concluyó su servicio social con la matrícula ${matricula}`)
  })
})
