import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { historial, lotes } from '../../server/crud/tables.ts'
import { documentacion } from '../../server/custom/documentacion/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { esperan } from '../harness/esperan.ts'
import { porFuera } from '../harness/porFuera.ts'

const { clases, estudiantes, periodos, facilitadores } = tables

let e: Escena
let escolar = ''
let cuatro: string[] = []
beforeAll(async () => {
  e = await escena({ sembrada: true })
  escolar = await e.tokenDe('escolar')
  cuatro = (await lista('cuc/estudiantes/escolar?range=[0,3]')).map(({ matricula }) => String(matricula))
})
afterAll(() => e.cerrar())
beforeEach(() => e.db.update(estudiantes).set({ estatus: 1 }).where(inArray(estudiantes.matricula, cuatro)))

const lista = async (path: string, token = escolar): Promise<Record<string, unknown>[]> =>
  JSON.parse((await e.pedir('GET', path, { token })).texto).data
const pedir = async (
  accion: string,
  cuerpo: object,
  { token = escolar, clave }: { token?: string; clave?: string } = {},
) => {
  const { texto, status, message, errors } = await e.pedir('POST', `lotes/${accion}`, {
    token,
    cuerpo,
    ...(clave && { encabezados: { 'idempotency-key': clave } }),
  })
  return { status, message, errors, data: JSON.parse(texto).data }
}
const estatusDe = async (cuales = cuatro) =>
  (await e.db.select().from(estudiantes).where(inArray(estudiantes.matricula, cuales))).map(({ estatus }) => estatus)
const baja = (mas: object = {}) => ({ list: 'deMiCuc', ids: cuatro, values: { estatus: 0 }, ...mas })
const hecha = async (accion: string, cuerpo: object, mas: { token?: string; clave?: string } = {}) => {
  const { data } = await pedir(accion, { ...cuerpo, preview: true }, mas)
  return pedir(accion, { ...cuerpo, huella: data.huella }, mas)
}

describe('a preview shows its outcome, and nothing happens', () => {
  it('to how many', async () => {
    await e.db
      .update(estudiantes)
      .set({ estatus: 0 })
      .where(eq(estudiantes.matricula, cuatro[0] ?? ''))
    const antes = await e.db.select().from(historial)
    const { status, data } = await pedir('estudiantes/estatus', baja({ preview: true }))
    expect([status, data]).toEqual([
      200,
      {
        total: 4,
        cambian: 3,
        iguales: 1,
        impedidos: 0,
        ausentes: 0,
        motivos: [],
        detenido: false,
        huella: expect.any(String),
      },
    ])
    expect((await estatusDe()).toSorted()).toEqual([0, 1, 1, 1])
    expect(await e.db.select().from(historial)).toEqual(antes)
    expect(await e.db.select().from(lotes)).toEqual([])
  })

  it('tells of records of another campus only as missing from the list', async () => {
    const propias = new Set((await lista('cuc/estudiantes/escolar')).map(({ matricula }) => matricula))
    const ajeno = (await e.db.select().from(estudiantes)).find(({ matricula }) => !propias.has(matricula))
    const { data } = await pedir(
      'estudiantes/estatus',
      baja({ preview: true, ids: [ajeno?.matricula, 'NADIE', cuatro[0]] }),
    )
    expect(data).toMatchObject({ total: 1, cambian: 1, ausentes: 2, motivos: [] })
  })

  it('all that a filter shows', async () => {
    const filter = { q: cuatro[1] }
    expect((await pedir('estudiantes/estatus', baja({ preview: true, ids: undefined, filter }))).data).toMatchObject({
      total: 1,
      cambian: 1,
    })
  })
})

describe('a batch', () => {
  it('is done as it was previewed, history carries it, and it is taken back once', async () => {
    const { status, message, data } = await hecha('estudiantes/estatus', baja())
    expect([status, message]).toEqual([200, 'Cambiar estatus: 4 registros'])
    expect(data).toMatchObject({ cambian: 4, deshacer: true })
    expect(data.resultados).toHaveLength(4)
    expect(await estatusDe()).toEqual([0, 0, 0, 0])
    const escritos = await e.db.select().from(historial).where(eq(historial.lote, data.lote))
    expect(escritos.map(({ clave, antes, despues }) => [clave, antes, despues]).toSorted()).toEqual(
      cuatro.toSorted().map(matricula => [matricula, { estatus: 1 }, { estatus: 0 }]),
    )
    const ajeno = await e.tokenDe('coordinador')
    expect((await pedir(`${data.lote}/deshacer`, {}, { token: ajeno })).status).toBe(404)
    expect(await pedir(`${data.lote}/deshacer`, {})).toMatchObject({
      status: 200,
      message: 'Se deshizo «Cambiar estatus»: 4 registros',
    })
    expect(await estatusDe()).toEqual([1, 1, 1, 1])
    expect(await pedir(`${data.lote}/deshacer`, {})).toMatchObject({
      status: 409,
      message: 'Esta acción ya se deshizo',
    })
  })

  it('is taken back though its entity had another name then, and never said to be where nothing of it is found', async () => {
    const { data } = await hecha('estudiantes/estatus', baja())
    const seLlamaban = (nombre: string) =>
      porFuera(e.db, sql`update historial set entidad = ${nombre} where lote = ${data.lote}`)
    await seLlamaban('alumnos')
    expect(await pedir(`${data.lote}/deshacer`, {})).toMatchObject({
      status: 409,
      message: 'Esta acción no se puede deshacer',
    })
    await e.db.execute(sql`insert into nombres_de_historial (tabla, nuevo, hasta)
      select 'alumnos', 'estudiantes', max(id) from historial`)
    const { message } = await pedir(`${data.lote}/deshacer`, {})
    expect(message).toBe('Se deshizo «Cambiar estatus»: 4 registros')
    expect(await estatusDe()).toEqual([1, 1, 1, 1])
    await porFuera(e.db, sql`delete from nombres_de_historial`)
    await seLlamaban('estudiantes')
  })

  it('is not undone over a write in progress', async () => {
    const { data } = await hecha('estudiantes/estatus', baja())
    const deshecha = await e.db.transaction(async tx => {
      await tx.execute(
        sql`update estudiantes set telefono = '9511112233', version = version + 1 where matricula = ${cuatro[0]}`,
      )
      const pedida = pedir(`${data.lote}/deshacer`, {})
      await expect.poll(() => esperan(e.db)).toBe(1)
      return { pedida }
    })
    expect(await deshecha.pedida).toMatchObject({
      status: 409,
      message: 'Ya no se puede deshacer: 1 registro cambió después',
    })
    expect(await estatusDe()).toEqual([0, 0, 0, 0])
  })

  it('is not taken back once one of its records was changed', async () => {
    const { data } = await hecha('estudiantes/estatus', baja())
    const [uno = ''] = cuatro
    await hecha('estudiantes/estatus', baja({ ids: [uno], values: { estatus: 1 } }))
    expect(await pedir(`${data.lote}/deshacer`, {})).toMatchObject({
      status: 409,
      message: 'Ya no se puede deshacer: 1 registro cambió después',
    })
    expect((await estatusDe()).toSorted()).toEqual([0, 0, 0, 1])
  })

  it('is refused when something changed since it was previewed, or when it never was', async () => {
    const { data } = await pedir('estudiantes/estatus', baja({ preview: true }))
    await hecha('estudiantes/estatus', baja({ ids: [cuatro[2]] }))
    expect(await pedir('estudiantes/estatus', baja({ huella: data.huella }))).toMatchObject({
      status: 409,
      message: 'Los registros cambiaron desde que los revisó: revíselos de nuevo',
      data: { cambian: 3, iguales: 1 },
    })
    expect(await pedir('estudiantes/estatus', baja())).toMatchObject({ status: 422 })
    expect((await estatusDe()).toSorted()).toEqual([0, 1, 1, 1])
  })

  it('is done once when sent again', async () => {
    const { data } = await pedir('estudiantes/estatus', baja({ preview: true }))
    const enviar = () => pedir('estudiantes/estatus', baja({ huella: data.huella }), { clave: 'lote-de-prueba' })
    const primera = await enviar()
    expect(primera.status).toBe(200)
    expect(await enviar()).toEqual(primera)
    expect(await e.db.select().from(historial).where(eq(historial.lote, primera.data.lote))).toHaveLength(4)
  })

  it.each([
    [{ list: 'todos' }, 403, 'No tiene permiso para realizar esta acción'],
    [{ list: 'nada' }, 403, 'No tiene permiso para realizar esta acción'],
    [{ values: {} }, 422, 'Primero corrija las validaciones'],
    [{ values: { estatus: 7 } }, 422, 'Primero corrija las validaciones'],
    [{ ids: undefined, filter: { nada: 1 } }, 422, 'No se puede filtrar por ese campo'],
    [{ list: 'deGrupo' }, 422, 'Falta decir de qué lista son los registros'],
  ])('with %j is refused', async (mas, status, message) => {
    expect(await pedir('estudiantes/estatus', baja({ preview: true, ...mas }))).toMatchObject({ status, message })
  })

  it('writes only the fields of its action', async () => {
    await hecha('estudiantes/estatus', baja({ values: { estatus: 0, semestre: 12, nombre: 'X' } }))
    expect(
      (await e.db.select().from(estudiantes).where(inArray(estudiantes.matricula, cuatro))).some(
        ({ nombre }) => nombre === 'X',
      ),
    ).toBe(false)
  })

  it('does not mind an earlier fault elsewhere in a record', async () => {
    await e.db
      .update(estudiantes)
      .set({ telefono: '1' })
      .where(eq(estudiantes.matricula, cuatro[0] ?? ''))
    expect((await hecha('estudiantes/estatus', baja())).data).toMatchObject({ cambian: 4 })
  })

  it('of accounts ends their sessions: nobody deactivated can go on', async () => {
    const administrativo = await e.tokenDe('administrativo')
    const facilitador = await e.tokenDe('facilitador')
    const [suyo] = (await e.db.select().from(facilitadores)).filter(({ nombre }) => nombre)
    const { data: yo } = await e.perfil(facilitador)
    const cuerpo = { list: 'todos', ids: [yo.matricula ?? suyo?.matricula], values: { status: 0 } }
    expect((await hecha('facilitadores/estatus', cuerpo, { token: administrativo })).data).toMatchObject({ cambian: 1 })
    expect((await e.perfil(facilitador)).status).toBe(401)
  })
})

describe('documents received', () => {
  const recibidos = (documentos: unknown) => ({ list: 'deMiCuc', ids: cuatro, values: { documentos } })
  it('by forty at once, each student once', async () => {
    await e.db.delete(documentacion).where(inArray(documentacion.matricula, cuatro))
    const { data } = await hecha('estudiantes/documentos', recibidos(['Acta de nacimiento', 'Identificación oficial']))
    expect(data).toMatchObject({ cambian: 4, impedidos: 0, deshacer: false })
    expect(await e.db.select().from(documentacion).where(inArray(documentacion.matricula, cuatro))).toHaveLength(8)
    expect((await hecha('estudiantes/documentos', recibidos(['Acta de nacimiento']))).data).toMatchObject({
      cambian: 0,
      iguales: 4,
      lote: null,
    })
    expect(
      (await pedir('estudiantes/documentos', { ...recibidos(['Acta de examen', 'CURP']), preview: true })).data,
    ).toMatchObject({
      impedidos: expect.any(Number),
    })
  })

  it.each([[[]], [['Nada']], [undefined], ['Acta']])('%j is refused', async documentos => {
    expect((await pedir('estudiantes/documentos', { ...recibidos(documentos), preview: true })).status).toBe(422)
  })
})

it('re-enrols all waiting students at once, names those it cannot, and does the rest', async () => {
  const pendientes = await lista('estudiantes/pendientes/reinscripcion')
  expect(pendientes.length).toBeGreaterThan(2)
  const ultimo = pendientes.at(-1)
  await e.db
    .update(estudiantes)
    .set({ semestre: 12 })
    .where(eq(estudiantes.matricula, String(ultimo?.matricula)))
  const { status, data, message } = await hecha('estudiantes/reinscribir', { list: 'porReinscribir', filter: {} })
  const quedan = await lista('estudiantes/pendientes/reinscripcion')
  expect(status).toBe(200)
  expect(data.cambian + data.impedidos).toBe(data.total)
  expect(data.cambian).toBeGreaterThan(0)
  expect(message).toContain(`Reinscribir: `)
  expect(quedan).toHaveLength(data.impedidos)
  for (const { motivo, quienes, cuantos } of data.motivos)
    expect([motivo, quienes.length]).toEqual([expect.any(String), cuantos])
})

describe('classes to another period', () => {
  it('asks first for common values, and refuses differing records', async () => {
    const suyas = await lista('cuc/asignaturas')
    const [primera] = suyas
    const otra = suyas.find(({ clave_programa }) => clave_programa !== primera?.clave_programa)
    const pregunta = (ids: unknown[]) => pedir('clases/periodo', { list: 'deMiCuc', ids, preview: true })
    expect((await pregunta([primera?.id_clase])).data).toEqual({
      total: 1,
      ausentes: 0,
      comunes: { clave_programa: primera?.clave_programa },
    })
    if (otra)
      expect(await pregunta([primera?.id_clase, otra.id_clase])).toMatchObject({
        status: 422,
        message: 'Elija registros que tengan lo mismo en «Programa»',
      })
  })

  it('stops all of them when one is closed, and says why', async () => {
    const suyas = await lista('cuc/asignaturas')
    const cerrada = suyas.find(({ status_escolar }) => status_escolar === true)
    const [periodo] = await e.db.select().from(periodos)
    const antes = await e.db.select().from(clases)
    const cuerpo = { list: 'deMiCuc', ids: [cerrada?.id_clase], values: { id_periodo: periodo?.id_periodo } }
    const { data } = await pedir('clases/periodo', { ...cuerpo, preview: true })
    expect(data).toMatchObject({
      cambian: 0,
      impedidos: 1,
      detenido: true,
      motivos: [{ cuantos: 1, motivo: expect.any(String) }],
    })
    expect(await pedir('clases/periodo', { ...cuerpo, huella: data.huella })).toMatchObject({
      status: 409,
      message: 'No se cambió ninguno: quite de la selección los que no se puede',
    })
    expect(await e.db.select().from(clases)).toEqual(antes)
  })
})
