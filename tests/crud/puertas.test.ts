import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columnName } from '../../src/schema/record/columnName.ts'
import { tables } from '../../server/university/tables.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { resources, type ResourceName } from '../../src/resources/index.ts'
import type { AnyField } from '../../src/schema/kinds.ts'
import type { AnyResource, Door } from '../../src/schema/resource.ts'
import { clase } from '../harness/aula.ts'
import { calificada } from '../harness/calificada.ts'
import { alta } from '../harness/alta.ts'
import { apertura, quienAbre, sinCondiciones } from '../harness/casos.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante, grupo, programa } from '../harness/filas.ts'
import { lectores } from '../harness/lectores.ts'
import { direccionDe } from '../harness/parametros.ts'
import { reinscrito } from '../harness/reinscrito.ts'
import { reporteDeGrupo } from '../harness/reporteDeGrupo.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { servicios } from '../harness/servicios.ts'
import { otroEstudiante, otroGrupo, vecinos } from '../harness/vecinos.ts'
import { everyResource, puertas } from './rutas.ts'

let e: Escena
let cuerpos: Awaited<ReturnType<typeof cuerposNuevos>>
const tokens = new Map<Rol, string>()
beforeAll(async () => {
  e = await escena()
  const dadas = await vecinos(e.db)
  await clase(e.db, dadas, { matriculas: [estudiante.matricula] })
  await servicios(e.db, dadas)
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
  cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
  for (const { name, path = name, write } of everyResource) {
    const rol = write?.create?.[0]
    if (rol) await alta(e, path, cuerpos[name], tokens.get(rol))
  }
  for (const proceso of sinCondiciones) {
    const { name, path = name } = proceso
    await alta(e, path, await apertura(e.app, proceso, e.reloj.ahora), tokens.get(quienAbre(proceso)))
  }
  const [ultimo] = await e.db.select().from(tables.periodos).orderBy(desc(tables.periodos.fecha_inicio))
  const cerrada = await clase(e.db, dadas, {
    matriculas: [estudiante.matricula],
    cambios: { id_periodo: ultimo?.id_periodo ?? '', status_facilitador: true, status_escolar: true },
  })
  await calificada(e.db, cerrada, { cierre: 'escolar' })
  await reinscrito(e.db, { id_periodo: ultimo?.id_periodo ?? '' })
  await solicitudes(e.db, [{}, { nivel: 'Maestría', tipo_certificado: '50%' }])
  const [terminado] = await e.db
    .insert(tables.periodos)
    .values({ nombre: '2025-A', fecha_inicio: '2025-02-01', fecha_final: '2025-07-31', periodicidad: 'Semestre' })
    .returning()
  const id_periodo = terminado?.id_periodo ?? ''
  await clase(e.db, dadas, { matriculas: [estudiante.matricula], cambios: { id_periodo } })
  await reporteDeGrupo(e.db, { clave_grupo: grupo.clave_grupo, id_periodo }, 'inicial')
  await e.db
    .insert(tables.serviciosSociales)
    .values({ matricula_estudiante: estudiante.matricula, fase: 0, status: 'pendiente', turno: 'estudiante' })
  await deBaja()
})
afterAll(() => e.cerrar())

/** Makes a student of the first campus inactive, with a leave that is over. */
const deBaja = async () => {
  const [otro] = await e.db
    .select()
    .from(tables.estudiantes)
    .where(eq(tables.estudiantes.matricula, estudiante.matricula))
  if (!otro) throw new Error('the cast has a student')
  const { busqueda: _busqueda, ...suyo } = otro
  const matricula = 'BAJA'.padEnd(18, '0')
  await e.db.insert(tables.estudiantes).values({ ...suyo, matricula, id_usuario: null, estatus: 0 })
  await e.db.insert(tables.bajasTemporales).values({
    matricula_estudiante: matricula,
    motivo: 'Salud',
    explicacion: 'Reposo',
    fecha_inicio: '2026-05-01',
    fecha_final: '2026-10-31',
    estado: 'confirmada',
    abierto: '2026-04-20',
    desde: '2026-04-25',
  })
}

/** Returns the address of a list that shows rows to one of its roles, searched once. */
const ruta = (resource: AnyResource, door: Door, rol: Rol = door.roles[0] ?? 'coordinador') => {
  const hallada = rutas.get(`${rol} ${door.path}`) ?? direccionDe(e.db, resource, door, lectores(e.app)(rol))
  rutas.set(`${rol} ${door.path}`, hallada)
  return hallada
}
const rutas = new Map<string, Promise<string>>()
const leer = async (resource: AnyResource, door: Door) => {
  const token = tokens.get(door.roles[0] ?? 'coordinador')
  return JSON.parse((await e.pedir('GET', await ruta(resource, door), { token })).texto).data
}

/** Returns every path that a record of this list must have; it may have no other. */
const lugares = (resource: AnyResource, { only, through, with: suyas = [] }: Door): string[] => {
  if (only) return only.flatMap(lugar => incluidos(resource, lugar))
  const link: AnyResource | undefined = through ? resources[through as ResourceName] : undefined
  const pivot = Object.keys(link?.fields ?? {})
    .filter(name => name !== link?.key && !link?.link?.includes(name))
    .map(name => `pivot.${name}`)
  return [
    'version',
    ...pivot,
    ...(resource.with ?? []),
    ...suyas,
    ...Object.entries(resource.fields).flatMap(([name, field]) => lugaresDe(name, field)),
  ]
}

const lugaresDe = (name: string, field: AnyField): string[] => {
  const lugar = field.record ?? name
  const suyos = field.kind === 'password' ? [] : [lugar, ...(field.echo ? [field.echo] : [])]
  if (field.kind === 'colonia') return [...suyos, lugar.replace(/\w+$/, 'nombre')]
  if (field.kind === 'choices' && field.names) return [...suyos, field.names]
  return field.kind === 'reference' && field.embed
    ? [...suyos, ...field.embed.fields.map(each => `${field.embed?.at}.${incluido(field.to, each)}`)]
    : suyos
}

/** Returns the paths within an embedded record or a group of fields, where a list names it as one. */
const incluidos = ({ fields }: AnyResource, lugar: string): string[] => {
  const agrupados = Object.values(fields).flatMap(({ record }) => (record?.startsWith(`${lugar}.`) ? [record] : []))
  if (agrupados.length) return agrupados
  const suyo = Object.values(fields).find(each => each.kind === 'reference' && each.embed?.at === lugar)
  return suyo?.kind === 'reference' && suyo.embed
    ? suyo.embed.fields.map(each => `${lugar}.${incluido(suyo.to, each)}`)
    : [lugar]
}

/** Returns the path of a field within an embedded record, through its own references if needed. */
const incluido = (to: string, path: string): string => {
  const { fields }: AnyResource = resources[to as ResourceName]
  const [head = '', ...tail] = path.split('.')
  const field = fields[head]
  if (!tail.length) return field ? columnName(head, field) : head
  const next = Object.values(fields).find(each => each.kind === 'reference' && each.embed?.at === head)
  return next?.kind === 'reference' ? `${head}.${incluido(next.to, tail.join('.'))}` : path
}

/** Returns the paths of a record's values. A part added by a hand-made room counts as one. */
const hojas = (value: object, partes: readonly string[] = [], at = ''): string[] =>
  Object.entries(value).flatMap(([name, each]) =>
    each !== null && typeof each === 'object' && !Array.isArray(each) && !partes.includes(name)
      ? hojas(each, [], `${at}${name}.`)
      : [`${at}${name}`],
  )

describe('gives a record the places of its declaration, and no others', () => {
  it.each(puertas)('$door.path', async ({ resource, door }) => {
    const data = await leer(resource, door)
    const records = door.single ? [data] : door.wrap ? data[door.wrap] : data
    expect(records).not.toEqual([])
    for (const record of records)
      expect(hojas(record, [...(resource.with ?? []), ...(door.with ?? [])]).toSorted()).toEqual(
        lugares(resource, door).toSorted(),
      )
  })
})

describe('shows a member of a CUC only its own rows', () => {
  const propias = puertas
    .filter(({ door }) => door.scope?.includes('propioCuc'))
    .flatMap(each =>
      each.door.roles.filter(rol => rol === 'consejero' || rol === 'escolar').map(rol => ({ ...each, rol })),
    )
  it.each(propias)('$rol: $door.path', async ({ resource, door, rol }) => {
    const propia = await ruta(resource, door, rol)
    const vecino = await e.tokenDe(`${rol}.vecino`)
    const aqui = await e.pedir('GET', propia, { token: tokens.get(rol) })
    const alla = await e.pedir('GET', propia, { token: vecino })
    expect(aqui.texto).not.toBe(alla.texto)
    for (const ajeno of [otroEstudiante, otroGrupo.clave_grupo]) expect(aqui.texto).not.toContain(ajeno)
    for (const ajeno of ['S'.padEnd(18, '0'), grupo.clave_grupo]) expect(alla.texto).not.toContain(ajeno)
  })

  it('with any query', async () => {
    const { data } = await e.pedir(
      'GET',
      `cuc/estudiantes/escolar?filter=${JSON.stringify({ id: [otroEstudiante] })}`,
      { token: tokens.get('escolar') },
    )
    expect(data).toEqual([])
    expect(
      (await e.pedir('GET', `grupos/${otroGrupo.clave_grupo}/estudiantes`, { token: tokens.get('escolar') })).data,
    ).toEqual([])
  })
})

describe('the address', () => {
  it.each(puertas)('$door.path may end in a slash', async ({ resource, door }) => {
    const [rol = 'coordinador'] = door.roles
    const { status, headers, texto } = await e.pedir('GET', `${await ruta(resource, door)}/`, {
      token: tokens.get(rol),
    })
    expect([status, headers.get('location')]).toEqual([200, null])
    expect(JSON.parse(texto).data).toEqual(await leer(resource, door))
  })

  it('tries literal paths before parameters', async () => {
    await e.pedir('POST', 'cucs', {
      token: tokens.get('coordinador'),
      cuerpo: { ...cuerpos.cucs, clave: 'programas1' },
    })
    expect(await e.pedir('GET', 'cucs/programas/consejero-escolar', { token: tokens.get('consejero') })).toMatchObject({
      status: 200,
      data: [{ clave_programa: programa.clave, pivot: { fecha_implementacion: '2020-08-15' } }],
    })
    expect(await e.pedir('GET', 'cucs/programas1/programas', { token: tokens.get('consejero') })).toMatchObject({
      status: 200,
      data: [],
    })
  })
})
