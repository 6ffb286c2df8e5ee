import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyCall, jsonSchemaOf } from '../../server/openapi/openApiDocument.ts'
import { fromApi } from '../../src/dataProvider/records.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { unsaidHeader, unsaidIsKept } from '../../src/schema/unsaid.ts'
import { everyResource } from '../crud/rutas.ts'
import { clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'
import { lectores } from '../harness/lectores.ts'
import { filasDe } from '../harness/ofrecidos.ts'
import { servicios } from '../harness/servicios.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { vecinos } from '../harness/vecinos.ts'

const nadie = '00000000-0000-4000-8000-000000000000'
let e: Escena
const tokens = new Map<Rol, string>()
const llaves: Record<string, string> = {}
beforeAll(async () => {
  e = await escena()
  const dadas = await vecinos(e.db)
  await clase(e.db, dadas, { matriculas: [estudiante.matricula] })
  await servicios(e.db, dadas)
  await solicitudes(e.db, [{}])
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
  const token = tokens.get('coordinador') ?? ''
  const hoja = await importador(e, token).subir('materias', 'Clave,Nombre,Créditos\nMAT-9,Álgebra,6\n')
  const cuerpo = { entidad: 'materias', lista: 'todas', nombre: 'Cortas', estado: {} }
  const vista = await e.pedir('POST', 'vistas', { token, cuerpo })
  Object.assign(llaves, { 'importaciones/{id}': hoja.data.id, 'vistas/{id}': vista.data.id })
})
afterAll(() => e.cerrar())

/** Exceptions: `solo` are the fields that a refusal names before it reads the rest; `ademas` those that are required only while another is empty. */
const aparte: Readonly<Record<string, { solo?: readonly string[]; ademas?: readonly string[] }>> = {
  'POST calificaciones': { solo: ['id_clase'] },
  'POST reporte/estado/actualizacion/inicio': { solo: [] },
  'POST reporte/estado/actualizacion/final': { solo: [] },
  'POST calificacionesPrevias': { ademas: ['periodo_escrito'] },
}

/** Calls whose body is only read once a record exists in a certain state, which this cast does not have. */
const sinRegistro: readonly string[] = [
  'PUT prestadores-externos/{key}',
  'PUT firmantes/{key}',
  'PUT autoridades/{key}',
  'PUT calificacionesPrevias/{key}',
  'PUT llavesDeSistemas/{key}',
  'POST calificacionesPrevias/{key}/correccion',
  'POST calificaciones/{key}/cerrar',
  'POST bajasTemporales/{key}/aceptar',
  'POST bajasTemporales/{key}/confirmar',
  'POST serviciosSociales',
  ...['informar', 'enviar', 'aceptar', 'rechazar', 'entregar'].map(
    paso => `POST serviciosSociales/{key}/{fase}/${paso}`,
  ),
  'POST login/institucion',
]

const escritas = everyCall().flatMap(({ method, path, roles: suyos, body, pdf }) =>
  body
    ? [{ llamada: `${method} ${path}`, method, path, suyos, pdf, exige: exigidos(jsonSchemaOf(body, 'input')) }]
    : [],
)

function exigidos({ required }: Readonly<Record<string, unknown>>): string[] {
  return [required ?? []].flat().map(String).toSorted()
}

/** Fills the key of a path with that of a record that this role sees, if there is one. */
const rutaDe = async (path: string, rol: Rol | undefined): Promise<string> => {
  const inicio = /^[^{]*\{\w+\}/.exec(path)?.[0] ?? path
  const resource = everyResource.find(({ name, path: suya = name }) => inicio === `${suya}/{key}`)
  const [fila] = resource && rol ? await filasDe(resource, lectores(e.app)(rol)) : []
  const llave = llaves[inicio] ?? (resource && fila && fromApi(resource, fila).id) ?? nadie
  return path.replaceAll(/\{\w+\}/g, encodeURIComponent(llave))
}

it.each(escritas)('an empty body of $llamada lacks what the document requires', async ({ llamada, ...dicha }) => {
  const { method, path, suyos, pdf, exige } = dicha
  const rol = suyos === 'public' ? undefined : (suyos.find(cada => cada === 'coordinador') ?? suyos[0])
  const { status, message, errors } = await e.pedir(method, await rutaDe(path, rol), {
    token: rol && tokens.get(rol),
    cuerpo: {},
    encabezados: { [unsaidHeader]: unsaidIsKept },
  })
  const faltan = Object.keys(errors ?? {}).filter(campo => campo !== pdf?.as)
  const { solo = exige, ademas = [] } = aparte[llamada] ?? {}
  if (sinRegistro.includes(llamada)) expect([message, status]).toEqual([message, 404])
  else if (errors) expect(faltan.toSorted()).toEqual([...solo, ...ademas].toSorted())
  else expect([message, status === 422]).toEqual([message, exige.length > 0])
})
