import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commonRooms } from '../../server/crud/commonRooms.ts'
import { importCallsOf } from '../../server/crud/import/importCalls.ts'
import { tell } from '../../server/crud/notices/tell.ts'
import { inTransaction } from '../../server/db/inTransaction.ts'
import { tables } from '../../server/university/tables.ts'
import { everyCall } from '../../server/openapi/openApiDocument.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { resources } from '../../src/resources/index.ts'
import { deTurno } from '../harness/aFondo.ts'
import { clase } from '../harness/aula.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { caminoEscrito, documento, faltasDeRespuesta, type Llamada } from '../harness/faltasDeRespuesta.ts'
import { lectores } from '../harness/lectores.ts'
import { direccionDe } from '../harness/parametros.ts'
import { servicios } from '../harness/servicios.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { vecinos } from '../harness/vecinos.ts'
import { everyResource, puertas, rutasManuales } from '../crud/rutas.ts'

let e: Escena
let cuerpos: Awaited<ReturnType<typeof cuerposNuevos>>
const tokens = new Map<Rol, string>()
beforeAll(async () => {
  e = await escena()
  const dadas = await vecinos(e.db)
  await clase(e.db, dadas, { matriculas: [estudiante.matricula] })
  await servicios(e.db, dadas)
  await solicitudes(e.db, [{}])
  cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
})
afterAll(() => e.cerrar())

const llamar = async (llamada: Llamada, ruta: string, token: string | undefined, cuerpo?: unknown) => {
  const respuesta = await e.app.request(`/api/${ruta}`, {
    method: llamada.method,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), 'content-type': 'application/json' },
    body: cuerpo === undefined ? null : cuerpo instanceof Blob ? cuerpo : JSON.stringify(cuerpo),
  })
  const texto = await respuesta.text()
  const { status, headers } = respuesta
  return { status, texto, faltas: faltasDeRespuesta(llamada, { status, headers, texto }) }
}

const bien = (ruta: string) => ({ ruta, status: 200, faltas: undefined })

describe('the answer of a list matches the document', () => {
  const lecturas = puertas.flatMap(({ resource, door }) => door.roles.map(rol => ({ rol, resource, door })))
  it.each(lecturas)('$rol: GET $door.path', async ({ rol, resource, door }) => {
    const ruta = await direccionDe(e.db, resource, door, lectores(e.app)(rol))
    const { status, faltas: mal } = await llamar({ method: 'GET', path: door.path }, ruta, tokens.get(rol))
    expect({ ruta, status, faltas: mal }).toEqual(bien(ruta))
  })
})

describe('the answers to create, read by key, update and delete match the document', () => {
  const escritas = everyResource.flatMap(resource =>
    resource.write?.create ? [{ nombre: resource.name, resource }] : [],
  )
  it.each(escritas)('$nombre', async ({ resource }) => {
    const { name, path = name, key, fields, write } = resource
    const token = tokens.get(write?.create?.[0] ?? 'coordinador')
    const alta = await llamar({ method: 'POST', path }, path, token, cuerpos[name])
    expect([alta.status, alta.faltas]).toEqual([201, undefined])
    const llave = JSON.parse(alta.texto).data[fields[key]?.record ?? key]
    const ruta = `${path}/${encodeURIComponent(llave)}`
    const con = (method: string, cuerpo?: unknown, fin = '') =>
      llamar({ method, path: `${path}/{key}${fin}` }, `${ruta}${fin}`, token, cuerpo)
    const leido = everyCall().some(cada => cada.path === `${path}/{key}` && cada.method === 'GET')
      ? await con('GET')
      : undefined
    expect(leido?.faltas).toBeUndefined()
    if (write?.update) expect((await con('PUT', cuerpos[name])).faltas).toBeUndefined()
    if (write?.delete) {
      expect(await con('GET', undefined, '/eliminacion')).toMatchObject({ status: 200, faltas: undefined })
      expect(await con('DELETE')).toMatchObject({ status: 200, faltas: undefined })
    }
  })
})

describe('the answers of hand-written calls match the document', () => {
  const ejemplos = rutasManuales.flatMap(({ method, path, roles: suyos, ejemplo }) =>
    ejemplo
      ? (suyos === 'public' ? [undefined] : suyos).map(rol => ({
          rol,
          method,
          path,
          ruta: ejemplo.path ?? path,
          cuerpo: ejemplo.cuerpo,
        }))
      : [],
  )
  it.each(ejemplos)('$rol: $method $ruta', async ({ rol, method, path, ruta, cuerpo }) => {
    const { status, faltas: mal } = await llamar({ method, path }, ruta, rol && tokens.get(rol), cuerpo)
    expect({ ruta, status, faltas: mal }).toEqual(bien(ruta))
  })
})

describe('the answers of the generator’s own rooms match the document, which leaves out nothing of them', () => {
  const recorridas = new Set<string>()
  const expectAnswer = async (rol: Rol, llamada: string, ruta?: string, cuerpo?: unknown) => {
    const [method = '', path = ''] = llamada.split(' ')
    const dicha = await llamar({ method, path }, ruta ?? path, tokens.get(rol), cuerpo)
    expect({ llamada, faltas: dicha.faltas, mal: dicha.status >= 400 && dicha.texto }).toEqual({
      llamada,
      faltas: undefined,
      mal: false,
    })
    recorridas.add(llamada)
    return dicha.texto.startsWith('{') ? JSON.parse(dicha.texto).data : undefined
  }

  it('a spreadsheet, from the file to the batch that is taken back', async () => {
    const en = (id: string, que: string) => [`importaciones/{id}/${que}`, `importaciones/${id}/${que}`] as const
    const leer = (id: string, que: string) => {
      const [path, ruta] = en(id, que)
      return expectAnswer('coordinador', `GET ${path}`, ruta)
    }
    const mandar = (id: string, que: string, cuerpo: unknown = {}) => {
      const [path, ruta] = en(id, que)
      return expectAnswer('coordinador', `POST ${path}`, ruta, cuerpo)
    }
    const hoja = new Blob(['Clave,Nombre,Créditos\nHOJA-1,Apicultura,5\nHOJA-2,Botánica,\n'])
    const { id } = await expectAnswer('coordinador', 'POST importaciones/materias', undefined, hoja)
    await expectAnswer('coordinador', 'GET importaciones/materias')
    await expectAnswer('coordinador', 'GET importaciones/materias/avance')
    await expectAnswer('coordinador', 'GET importaciones/materias/plantilla')
    await leer(id, 'errores')
    const { filas } = await leer(id, 'filas')
    expect(filas).toHaveLength(2)
    await mandar(id, 'columnas', { columnas: ['clave_materia', 'nombre', 'creditos'] })
    await mandar(id, 'celdas', { cambios: [{ renglon: filas[1].renglon, columna: 2, valor: '6' }] })
    await mandar(id, 'dudas', { aceptada: true })
    const { huella } = await mandar(id, 'revisar')
    const { lote } = await mandar(id, 'aplicar', { huella, dudas: true })
    await expectAnswer('coordinador', 'GET importaciones/materias/lotes')
    await expectAnswer('coordinador', 'GET importaciones/lotes/{id}/filas', `importaciones/lotes/${lote}/filas`)
    await expectAnswer('coordinador', 'POST lotes/{id}/deshacer', `lotes/${lote}/deshacer`, {})
  })

  it('a batch, before and after, and the history of its record', async () => {
    const llamada = 'POST lotes/estudiantes/estatus'
    const cuerpo = { list: 'deMiCuc', ids: [estudiante.matricula], values: { estatus: 0 } }
    const { huella } = await expectAnswer('escolar', llamada, undefined, { ...cuerpo, preview: true })
    const { lote } = await expectAnswer('escolar', llamada, undefined, { ...cuerpo, huella, avisos: true })
    await expectAnswer('escolar', 'GET lotes/avance')
    const historia = `historial/estudiantes/${estudiante.matricula}`
    const { apuntes } = await expectAnswer('escolar', 'GET historial/{resource}/{key}', historia)
    expect(apuntes[0].cambios).not.toEqual([])
    const fecha = e.reloj.ahora.toISOString().slice(0, 10)
    const entonces = await expectAnswer('escolar', 'GET historial/{resource}/{key}', `${historia}?fecha=${fecha}`)
    expect(entonces?.textos).toBeDefined()
    await expectAnswer('escolar', 'POST lotes/{id}/deshacer', `lotes/${lote}/deshacer`, {})
    await expectAnswer('escolar', 'POST advertencias/estudiantes', undefined, { valores: {} })
  })

  it('what a person finds, is told and keeps', async () => {
    const to = { role: 'escolar' as const, everywhere: true as const }
    await inTransaction(e.db, tx => tell(tx, e.opciones, { to, subject: 'Asunto', text: 'Texto' }))
    await expectAnswer('escolar', 'GET busqueda', 'busqueda?q=guelatao')
    await expectAnswer('escolar', 'GET busqueda/parecido', 'busqueda/parecido?q=gelatao')
    await expectAnswer('escolar', 'GET pendientes')
    const { avisos } = await expectAnswer('escolar', 'GET avisos')
    await expectAnswer('escolar', 'GET avisos/estado')
    await expectAnswer('escolar', 'GET avisos/novedades')
    await expectAnswer('escolar', 'GET avisos/ritmo')
    await expectAnswer('escolar', 'PUT avisos/ritmo', undefined, { ritmo: 'diario' })
    await expectAnswer('escolar', 'PUT avisos/{id}/leido', `avisos/${avisos[0].id}/leido`, {})
    await expectAnswer('escolar', 'POST avisos/leidos', undefined, { hasta: avisos[0].id })
    await expectAnswer('escolar', 'PUT preferencias', undefined, { 'lista.estudiantes': { columnas: ['nombre'] } })
    await expectAnswer('escolar', 'GET preferencias')
    const vista = {
      entidad: 'estudiantes',
      lista: 'deMiCuc',
      nombre: 'Mujeres',
      estado: { filter: { sexo: ['M'] }, sort: ['semestre', 'DESC'], vista: 'activos', perPage: 25 },
    }
    const { id } = await expectAnswer('escolar', 'POST vistas', undefined, vista)
    await expectAnswer('escolar', 'PUT vistas/{id}', `vistas/${id}`, { nombre: 'Otras' })
    await expectAnswer('escolar', 'DELETE vistas/{id}', `vistas/${id}`)
    const [{ n_folio } = { n_folio: '' }] = await e.db.select().from(tables.certificados)
    await expectAnswer('escolar', 'GET certificados/{key}/pasos', `certificados/${n_folio}/pasos`)
  })

  it('and none of them was left out', () => {
    const todas = [...commonRooms.flatMap(({ calls }) => calls?.() ?? []), ...importCallsOf(resources.materias)]
    expect(todas.map(({ method, path }) => `${method} ${path}`).filter(cada => !recorridas.has(cada))).toEqual([])
  })
})

/** Returns bodies of a program whose author read half of the document: none, non-objects, and values of wrong types under known names. */
const torcidos = (nombres: readonly string[]): unknown[] => [
  {},
  [],
  'texto',
  null,
  ...[null, '', -1, 1e300, true, [], {}, 'x'.repeat(300), '\u0000'].map(valor =>
    Object.fromEntries(nombres.map(nombre => [nombre, valor])),
  ),
]

type Parametro = { in: string; name: string; schema?: { format?: string } }

/** Returns query strings with a wrong value in all parameters except keys. */
const consultasTorcidas = (parametros: readonly Parametro[], lugar: number): readonly string[] => {
  const suyos = parametros.filter(cada => cada.in === 'query')
  return (suyos.length ? ['\u0000', ...deTurno(['x'.repeat(300), '{', '[]', '-1'], lugar)] : []).map(valor =>
    suyos
      .map(({ name, schema }) => {
        const dicho = schema?.format === 'uuid' ? '00000000-0000-4000-8000-000000000000' : valor
        return `${name}=${encodeURIComponent(dicho)}`
      })
      .join('&'),
  )
}

describe('any input gets a documented answer', () => {
  const llamadas = everyCall()
    .filter(({ path }) => path !== 'logout' && !path.startsWith('sesiones'))
    .map((llamada, lugar) => ({ ...llamada, lugar }))
  it.each(llamadas)('$method $path', async ({ method, path, roles: suyos, lugar }) => {
    const rol = suyos === 'public' ? undefined : suyos[0]
    const operacion = Object(Object(documento.paths)[`/${caminoEscrito(path)}`])[method.toLowerCase()]
    const nombres = Object.keys(operacion.requestBody?.content['application/json']?.schema.properties ?? {})
    const rutas = ['x', '00000000-0000-4000-8000-000000000000', '%00', '..%2f', '9'.repeat(40)].map(valor =>
      path.replaceAll(/\{\w+\}/g, valor),
    )
    for (const ruta of new Set(deTurno(rutas, lugar))) {
      const { status, faltas: mal } = await llamar(
        { method, path },
        ruta,
        rol && tokens.get(rol),
        method === 'GET' ? undefined : {},
      )
      expect({ ruta, status, faltas: mal }).toEqual({ ruta, status, faltas: undefined })
      expect(status).toBeLessThan(500)
    }
    for (const consulta of consultasTorcidas(operacion.parameters ?? [], lugar)) {
      const { status, faltas: mal } = await llamar({ method, path }, `${path}?${consulta}`, rol && tokens.get(rol))
      expect({ consulta, status, faltas: mal }).toEqual({ consulta, status, faltas: undefined })
      expect(status).toBeLessThan(500)
    }
    const cuerpos = torcidos(nombres)
    for (const cuerpo of method === 'GET' ? [] : [{}, ...deTurno(cuerpos, lugar), ...deTurno(cuerpos, lugar + 6)]) {
      const { status, faltas: mal } = await llamar({ method, path }, rutas[0] ?? path, rol && tokens.get(rol), cuerpo)
      expect({ cuerpo, status, faltas: mal }).toEqual({ cuerpo, status, faltas: undefined })
      expect(status).toBeLessThan(500)
    }
  })
})
