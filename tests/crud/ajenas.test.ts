import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colonias } from '../../server/codigosPostales/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante, grupo, persona, programa } from '../harness/filas.ts'
import { huella } from '../harness/huella.ts'
import { otroEstudiante, otroGrupo, otroPrograma, vecinos } from '../harness/vecinos.ts'

let e: Escena
let escolar = ''
let administrativo = ''
let cuerpos: Awaited<ReturnType<typeof cuerposNuevos>>
let otraReticula = ''
let otraColonia = 0
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
  escolar = await e.tokenDe('escolar')
  administrativo = await e.tokenDe('administrativo')
  const [malla] = await e.db
    .insert(tables.reticulas)
    .values({ nombre: 'Plan ajeno', clave_programa: otroPrograma.clave, creditos_totales: 300 })
    .returning()
  otraReticula = malla?.id_reticula ?? ''
  const [una] = await e.db.select().from(colonias)
  const [otra] = await e.db
    .insert(colonias)
    .values({
      id_municipio: una?.id_municipio ?? 0,
      asentamiento: '0002',
      codigo_postal: '68771',
      nombre: 'El Punto',
      tipo: 'Pueblo',
    })
    .returning()
  otraColonia = otra?.id_colonia ?? 0
})
afterAll(() => e.cerrar())

/** Sends a call and checks that it changed nothing. Returns the answer. */
const rechazada = async (metodo: string, ruta: string, cuerpo: object | undefined, token: string) => {
  const antes = await huella(e.db)
  const respuesta = await e.pedir(metodo, ruta, { token, cuerpo })
  expect(await huella(e.db)).toEqual(antes)
  return respuesta
}

describe('a record of another CUC', () => {
  it.each([
    ['PUT', `estudiantes/${otroEstudiante}`, 'estudiantes'],
    ['DELETE', `estudiantes/${otroEstudiante}`, undefined],
    ['PUT', `grupos/${otroGrupo.clave_grupo}`, 'grupos'],
    ['DELETE', `grupos/${otroGrupo.clave_grupo}`, undefined],
  ])('%s %s is refused and tells nothing', async (metodo, ruta, nombre) => {
    const { status, message, data, errors } = await rechazada(
      metodo,
      ruta,
      nombre ? { ...cuerpos[nombre], version: 99 } : undefined,
      escolar,
    )
    expect([status, message, data, errors]).toEqual([
      403,
      'No tiene permiso para realizar esta acción',
      undefined,
      undefined,
    ])
  })

  it('is not reached through a group after a change of hands either', async () => {
    const { status } = await rechazada(
      'PUT',
      `grupos/${grupo.clave_grupo}`,
      { ...cuerpos.grupos, ...grupo, clave_cuc: otroGrupo.clave_cuc, version: 1 },
      escolar,
    )
    expect(status).toBe(200)
  })
})

describe('a reference to a foreign record is refused on its field', () => {
  const mal = (campo: string) => `Seleccione un valor válido en '${campo}'`
  it.each([
    ['estudiantes', 'clave_grupo', otroGrupo.clave_grupo, mal('Grupo')],
    ['estudiantes', 'clave_grupo', 'NO-HAY', mal('Grupo')],
    ['estudiantes', 'clave_programa', otroPrograma.clave, mal('Programa')],
    ['estudiantes', 'id_reticula', () => otraReticula, mal('Malla curricular')],
    ['estudiantes', 'id_reticula', '00000000-0000-4000-8000-000000000000', mal('Malla curricular')],
    ['estudiantes', 'id_reticula', 'no-es-un-uuid', mal('Malla curricular')],
    ['estudiantes', 'id_tiposangre', 99, mal('Tipo de sangre')],
    ['estudiantes', 'colonia', () => otraColonia, 'La colonia no corresponde al código postal'],
    ['estudiantes', 'colonia', 2_147_483_647, 'La colonia no corresponde al código postal'],
    ['grupos', 'clave_programa', otroPrograma.clave, mal('Programa')],
    ['clases', 'clave_grupo', otroGrupo.clave_grupo, mal('Grupo')],
    ['clases', 'matricula', persona('G').matricula, mal('Facilitador')],
    ['clases', 'matricula', persona('C').matricula, mal('Facilitador')],
  ])('%s: %s', async (nombre, campo, valor, mensaje) => {
    const cuerpo = { ...cuerpos[nombre], [campo]: typeof valor === 'function' ? valor() : valor }
    const { status, message, errors } = await rechazada('POST', nombre, cuerpo, escolar)
    expect([status, message, errors?.[campo]]).toEqual([422, 'Primero corrija las validaciones', mensaje])
  })

  it.each(['consejeros', 'escolares'])('%s: clavecuc', async nombre => {
    const { status, errors } = await rechazada(
      'POST',
      nombre,
      { ...cuerpos[nombre], clavecuc: '20DCU9999Z' },
      administrativo,
    )
    expect([status, errors]).toEqual([422, { clavecuc: mal('CUC') }])
  })
})

it('the CUC of a record is its author’s, whatever the body says', async () => {
  await e.pedir('POST', 'grupos', { token: escolar, cuerpo: { ...cuerpos.grupos, clave_cuc: otroGrupo.clave_cuc } })
  const [hecho] = await e.db
    .select()
    .from(tables.grupos)
    .where(eq(tables.grupos.clave_grupo, String(cuerpos.grupos?.clave_grupo)))
  expect(hecho?.clave_cuc).toBe(cuc.clave)
})

it('an update keeps what is locked, whatever the body says', async () => {
  const { estatus: _, ...mismo } = estudiante
  const cuerpo = {
    ...cuerpos.estudiantes,
    ...mismo,
    estatus: 1,
    clave_grupo: otroGrupo.clave_grupo,
    clave_programa: otroPrograma.clave,
    email: 'estudiante@demo.cuc.mx',
    semestre: 2,
  }
  const cambio = await e.pedir('PUT', `estudiantes/${estudiante.matricula}`, { token: escolar, cuerpo })
  expect(cambio).toMatchObject({
    status: 200,
    data: {
      matricula: estudiante.matricula,
      semestre: 2,
      clave_grupo: grupo.clave_grupo,
      clave_programa: programa.clave,
    },
  })
})
