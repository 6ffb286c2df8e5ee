import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tableNamed } from '../../server/crud/registry.ts'
import { tables } from '../../server/university/tables.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { findingDoors } from '../../src/schema/doors/doors.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { textOf } from '../../src/schema/record/text.ts'
import { valueAt } from '../../src/schema/record/valueAt.ts'
import { alta } from '../harness/alta.ts'
import { apertura, quienAbre, sinCondiciones } from '../harness/casos.ts'
import { clase } from '../harness/aula.ts'
import { calificada } from '../harness/calificada.ts'
import { cuerpoNuevo } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante, grupo, persona } from '../harness/filas.ts'
import { lectores } from '../harness/lectores.ts'
import { leida } from '../harness/ofrecidos.ts'
import { reinscrito } from '../harness/reinscrito.ts'
import { servicios } from '../harness/servicios.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { materia, otroCuc, otroEstudiante, otroGrupo, vecinos } from '../harness/vecinos.ts'
import { everyResource } from './rutas.ts'

type Hallado = { resource: string; id: string; title: string; subtitle: string; to: string }

let e: Escena
const tokens = new Map<string, string>()
beforeAll(async () => {
  e = await escena()
  const dadas = await vecinos(e.db)
  await calificada(e.db, await clase(e.db, dadas, { matriculas: [estudiante.matricula] }))
  await servicios(e.db, dadas)
  await solicitudes(e.db, [{}, { nivel: 'Maestría' }])
  await reinscrito(e.db, dadas)
  await e.db.insert(tables.prestadoresExternos).values(externo)
  const firma = { nombre: 'Irma', apellidos: 'Matus Gopar', desde: '2026-01-01' }
  await e.db.insert(tables.firmantes).values({ ...firma, clave_cuc: cuc.clave, cargo: 'directivo' })
  await e.db.insert(tables.autoridades).values({ ...firma, cargo: 'rector' })
  for (const rol of [...roles, 'escolar.vecino']) tokens.set(rol, await e.tokenDe(rol))
  for (const resource of everyResource) {
    const { name, path = name, write } = resource
    const [rol] = write?.create ?? []
    if (!rol || (await e.db.$count(tableNamed(name)))) continue
    const { cuerpo } = await cuerpoNuevo(resource, lectores(e.app), e.reloj.ahora)
    await alta(e, path, cuerpo, tokens.get(rol))
  }
})
afterAll(() => e.cerrar())

const externo = {
  nombre: 'Rufino',
  apellido_paterno: 'Tamayo',
  apellido_materno: 'Arellanes',
  edad: 20,
  sexo: 'H',
  telefono: '9511112233',
  correo: 'rufino@escuela.mx',
  curp: 'TAAR050101HOCMRF01',
  discapacidad: 'Ninguna',
  lengua_indigena: 1,
  institucion: 'Tecnológico de Oaxaca',
  matricula_escolar: 'TEC-0001',
  licenciatura: 'Biología',
  semestre: 7,
  programa_proyecto: 'Viveros comunales',
  grado_titular: 'ING',
  titular_dependencia: 'Eufrosina Cruz',
  cargo_titular: 'Directora',
  responsable_seguimiento: 'Abel Luna',
  fecha_inicio: '2026-08-01',
  fecha_final: '2027-01-31',
  horas_totales: 480,
  actividades: 'Siembra de árboles',
  clave_cuc: cuc.clave,
} as const

const pedir = (rol: string, q: string) =>
  e.pedir('GET', `busqueda?q=${encodeURIComponent(q)}`, { token: tokens.get(rol) })
const buscar = async (rol: string, q: string): Promise<readonly Hallado[]> =>
  JSON.parse((await pedir(rol, q)).texto).data
const claves = async (rol: string, q: string) => (await buscar(rol, q)).map(({ resource, id }) => `${resource} ${id}`)

/** Returns the titles of the records, by key, that a role sees of a resource through the lists without parameters. */
const visibles = async (resource: AnyResource, rol: Rol): Promise<ReadonlyMap<string, string>> => {
  const leer = lectores(e.app)(rol)
  const { key, title, fields } = resource
  const filas = await Promise.all(findingDoors(resource, rol).map(({ door }) => leida(door, {}, leer)))
  return new Map(
    filas.flat().map(fila => {
      const field = fields[title]
      const llave = String(valueAt(fila, fields[key]?.record ?? key))
      return [llave, field ? textOf(field.record ?? title, field, fila) : llave]
    }),
  )
}

describe('finds every record by its title for everybody with access and for nobody else, except those declared not findable', () => {
  beforeAll(async () => {
    for (const proceso of sinCondiciones) {
      const cuerpo = await apertura(e.app, proceso, e.reloj.ahora)
      await alta(e, proceso.path ?? proceso.name, cuerpo, tokens.get(quienAbre(proceso)))
    }
  })
  afterAll(async () => {
    for (const { name } of sinCondiciones) await e.db.delete(tableNamed(name))
  })
  it.each(
    everyResource.filter(({ lists }) => Object.keys(lists).length).map(resource => [resource.name, resource] as const),
  )('%s', async (name, resource) => {
    const vistas = new Map(await Promise.all(roles.map(async rol => [rol, await visibles(resource, rol)] as const)))
    const todas = new Map([...vistas.values()].flatMap(suyas => [...suyas]))
    expect(todas.size).toBeGreaterThan(0)
    for (const [clave, titulo] of todas) {
      const escrito = resource.fields[resource.key]?.kind === 'id' ? titulo : `${titulo} ${clave}`
      for (const rol of roles) {
        const hallados = (await buscar(rol, escrito)).filter(({ resource: de }) => de === name)
        expect([rol, clave, hallados.some(({ id }) => id === clave)]).toEqual([
          rol,
          clave,
          resource.findable !== false && (vistas.get(rol)?.has(clave) ?? false),
        ])
        for (const hallado of hallados) expect([...(vistas.get(rol)?.keys() ?? [])]).toContain(hallado.id)
      }
    }
  })
})

describe('a found record', () => {
  it('tells its title, what distinguishes it, and where it opens', async () => {
    expect(await buscar('escolar', 'pena jose')).toEqual([
      {
        resource: 'estudiantes',
        id: estudiante.matricula,
        title: 'José Luis Peña Cruz',
        subtitle: `${estudiante.matricula} · Primero A · Comunalidad`,
        to: `/estudiantes/${estudiante.matricula}`,
      },
    ])
  })

  it('is found by its key, its CURP or a subject’s key, whatever capitals and accents, every word somewhere', async () => {
    expect(await claves('escolar', estudiante.matricula.toLowerCase())).toContain(`estudiantes ${estudiante.matricula}`)
    expect(await claves('escolar', 'galm010203 luis')).toEqual([`estudiantes ${estudiante.matricula}`])
    expect((await buscar('escolar', 'galm010203 luis'))[0]?.subtitle).toContain('CURP: GALM010203MOCRPGA9')
    expect((await buscar('coordinador', 'COM-1')).map(({ title }) => title)).toContain(materia.nombre)
    expect(await claves('escolar', 'PEÑA')).toEqual([`estudiantes ${estudiante.matricula}`])
    expect(await claves('escolar', 'peña maria')).toEqual([])
    expect(await claves('escolar', '%')).toEqual([])
  })

  it('comes best first: its own key, a beginning of it, a beginning of the title, beginnings of words, words within', async () => {
    const nombres = ['Telar', 'El arte del telar', 'Artelares', 'Telares de cintura', 'Historia oral']
    await e.db
      .insert(tables.materias)
      .values(
        nombres.map((nombre, lugar) => ({ nombre, clave_materia: lugar === 4 ? 'TELAR' : `T-${lugar}`, creditos: 6 })),
      )
    await e.db.insert(tables.materias).values({ nombre: 'Zapoteco', clave_materia: 'TELAR-2', creditos: 6 })
    const hallados = (await buscar('coordinador', 'telar')).filter(({ resource }) => resource === 'materias')
    expect(hallados.map(({ title }) => title)).toEqual([
      'Historia oral',
      'Zapoteco',
      'Telar',
      'Telares de cintura',
      'El arte del telar',
    ])
  })

  it('is no more than five of a kind and twenty in all', async () => {
    const hallados = await buscar('coordinador', 'a')
    expect(hallados.length).toBeLessThanOrEqual(20)
    for (const { name } of everyResource)
      expect(hallados.filter(({ resource }) => resource === name).length).toBeLessThanOrEqual(5)
  })
})

describe('nothing hidden by a door is told', () => {
  it('each campus finds its own', async () => {
    expect(await claves('escolar', otroEstudiante)).toEqual([])
    expect(await claves('escolar.vecino', otroEstudiante)).toContain(`estudiantes ${otroEstudiante}`)
    expect(await claves('escolar', otroGrupo.nombre)).toEqual([])
    expect(await claves('escolar', otroCuc.nombre)).toEqual([`cucs ${otroCuc.clave}`])
    expect(await claves('coordinador', `${grupo.nombre} Guelatao`)).toContain(`grupos ${grupo.clave_grupo}`)
  })

  it('searches a door of names by names only', async () => {
    const ajena = persona('G')
    expect(await buscar('escolar', `${ajena.matricula} Magdalena`)).toEqual([
      {
        resource: 'facilitadores',
        id: ajena.matricula,
        title: 'Magdalena García López',
        subtitle: ajena.matricula,
        to: `/facilitadores/${ajena.matricula}`,
      },
    ])
    expect(await claves('escolar', `${ajena.matricula} ${ajena.telefono}`)).toEqual([])
  })

  it('401 without a session, 422 for an empty or invalid text', async () => {
    expect((await e.pedir('GET', 'busqueda?q=x')).status).toBe(401)
    for (const q of ['', '   '])
      expect(await pedir('escolar', q)).toMatchObject({ status: 422, message: 'Escriba lo que busca' })
    for (const q of ['x'.repeat(201), 'a\u0000'])
      expect(await pedir('escolar', q)).toMatchObject({ status: 422, message: 'El texto a buscar no es válido' })
  })
})
