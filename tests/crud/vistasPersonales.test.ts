import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import type { Pendiente } from '../../src/schema/doors/pendiente.ts'
import { cuc, estudiante, grupo, persona } from '../harness/filas.ts'
import { correoDe } from '../harness/reparto.ts'
import { materia, otroCuc, otroEstudiante, otroGrupo } from '../harness/vecinos.ts'
import { pocasFilas, type PocasFilas } from './pocasFilas.ts'

let e: PocasFilas
let token = ''
beforeAll(async () => {
  e = await pocasFilas()
  token = await e.tokenDe('escolar')
})
afterAll(() => e.cerrar())

const estado = { filter: { dias: [2] }, sort: ['salon', 'DESC'], vista: 'porCerrar', perPage: 50 }
const nueva = { entidad: 'clases', lista: 'deMiCuc', nombre: 'Los martes', estado }
const said = async (metodo: string, ruta: string, cuerpo: object, de = token) => {
  const { status, message } = await e.pedir(metodo, ruta, { token: de, cuerpo })
  return [status, message]
}
const views = async (ruta = 'cuc/asignaturas') =>
  JSON.parse((await e.pedir('GET', `${ruta}?vistas=1`, { token })).texto).data

describe('views of one’s own', () => {
  it('are read in the order of their keeping, each counted, of this list alone', async () => {
    const { data } = await e.pedir('POST', 'vistas', { token, cuerpo: nueva })
    const todas = { ...nueva, nombre: ' Todas   ellas ', estado: {}, compartida: true }
    expect(await said('POST', 'vistas', todas)).toEqual([201, 'Vista guardada'])
    expect(await said('POST', 'vistas', { ...nueva, lista: 'terminadas', estado: {} })).toEqual([201, 'Vista guardada'])
    expect(await said('POST', 'vistas', { ...nueva, entidad: 'estudiantes', estado: {} })).toEqual([
      201,
      'Vista guardada',
    ])
    expect(await views()).toEqual({
      total: 3,
      vistas: { sinCalificar: 1, porCerrar: 1, cerradas: 1, sinEstudiantes: 2 },
      propias: [
        { id: data.id, nombre: 'Los martes', estado, compartida: false, mia: true, cuantos: 1 },
        {
          id: expect.any(String),
          nombre: 'Todas ellas',
          estado: { filter: {} },
          compartida: true,
          mia: true,
          cuantos: 3,
        },
      ],
    })
    expect(await said('PUT', `vistas/${data.id}`, { estado: { filter: { dias: [5] } } })).toEqual([
      200,
      'Vista guardada',
    ])
    expect((await views()).propias[0]).toMatchObject({
      nombre: 'Los martes',
      estado: { filter: { dias: [5] } },
      cuantos: 1,
    })
    expect(await said('PUT', `vistas/${data.id}`, { nombre: 'los MARTES' })).toEqual([200, 'Vista guardada'])
    expect(await said('DELETE', `vistas/${data.id}`, {})).toEqual([200, 'Vista eliminada'])
    expect(await said('DELETE', `vistas/${data.id}`, {})).toEqual([404, 'No se encontró la vista'])
  })

  const largo = 'El nombre de la vista debe contener máximo 60 caracteres'
  it.each([
    [{ nombre: '💧'.repeat(60) }, 201, 'Vista guardada'],
    [{ nombre: 'x'.repeat(61) }, 422, largo],
    [{ nombre: 'nulo \u0000' }, 422, largo],
    [{ nombre: 7 }, 422, 'Escriba el nombre de la vista'],
    [{ nombre: '' }, 422, 'Escriba el nombre de la vista'],
    [{ estado: { filter: { nada: 1 } } }, 422, 'No se puede filtrar por ese campo'],
    [{ estado: { sort: ['horario', 'ASC'] } }, 422, 'No se puede ordenar por ese campo'],
    [{ estado: { vista: 'nada' } }, 422, 'Esta lista no tiene la vista que se pide'],
    [{ lista: 'nada' }, 403, 'No tiene permiso para realizar esta acción'],
    [{ lista: 'toString' }, 403, 'No tiene permiso para realizar esta acción'],
    [{ lista: 'propias' }, 403, 'No tiene permiso para realizar esta acción'],
    [{ entidad: 'nada' }, 403, 'No tiene permiso para realizar esta acción'],
  ])('are kept or refused, %j', async (cambio, status, message) => {
    expect(await said('POST', 'vistas', { ...nueva, nombre: 'Otra', ...cambio })).toEqual([status, message])
    if ('estado' in cambio || 'nombre' in cambio) {
      const [una] = (await views()).propias
      expect(await said('PUT', `vistas/${una.id}`, cambio)).toEqual(
        status === 201 ? [409, 'Ya tiene una vista con ese nombre'] : [status, message],
      )
    }
  })

  it.each([
    { estado: { perPage: 0 } },
    { estado: { perPage: 1001 } },
    { estado: { perPage: 1.5 } },
    { estado: { sort: ['salon', 'asc'] } },
    { estado: { vista: 'x'.repeat(101) } },
    { entidad: 'x'.repeat(101) },
    { lista: 'x'.repeat(101) },
    { compartida: 'sí' },
  ])('with %j are none', async cambio => {
    expect((await said('POST', 'vistas', { ...nueva, nombre: 'Mal hecha', ...cambio }))[0]).toBe(422)
    if (!('entidad' in cambio || 'lista' in cambio))
      expect((await said('PUT', `vistas/${(await views()).propias[0].id}`, cambio))[0]).toBe(422)
  })

  it('are limited to thirty of a list, whatever other lists have', async () => {
    const cuantas = async () => (await views()).propias.length
    for (let numero = await cuantas(); numero < 30; numero++)
      expect(await said('POST', 'vistas', { ...nueva, nombre: `Vista ${numero}` })).toEqual([201, 'Vista guardada'])
    expect(await said('POST', 'vistas', { ...nueva, nombre: 'De más' })).toEqual([
      422,
      'No se pueden guardar más de 30 vistas de una lista',
    ])
    expect(await cuantas()).toBe(30)
    expect(await said('POST', 'vistas', { ...nueva, lista: 'terminadas', nombre: 'Cabe', estado: {} })).toEqual([
      201,
      'Vista guardada',
    ])
  })
})

describe('the answer', () => {
  it('of pending work: one, several, a CUC as it is written', async () => {
    const labels = async (rol: string) => {
      const { texto } = await e.pedir('GET', 'pendientes', { token: await e.tokenDe(rol) })
      const all: readonly Pendiente[] = JSON.parse(texto).data
      return Object.fromEntries(all.map(({ label, total }) => [label, total]))
    }
    expect(await labels('escolar')).toMatchObject({
      'asignatura por cerrar': 1,
      'estudiante con documentos pendientes': 1,
    })
    expect(await labels('facilitador')).toEqual({ 'asignatura por calificar': 1 })
    await e.db.update(tables.clases).set({ status_facilitador: true })
    expect(await labels('escolar')).toMatchObject({ 'asignaturas por cerrar': 2 })
    expect(await labels('facilitador')).toEqual({ 'asignaturas por calificar': 0 })
  })

  it.each([
    ['coordinador', 'cucs', 'No se encontró el CUC'],
    ['coordinador', 'materias', 'No se encontró la materia'],
    ['escolar', 'grupos', 'No se encontró el grupo'],
  ])('to %s of missing %s', async (rol, path, sentence) => {
    const de = await e.tokenDe(rol)
    for (const clave of ['nada', '00000000-0000-4000-8000-000000000000'])
      for (const metodo of ['GET', 'PUT', 'DELETE']) {
        if (path === 'materias' && metodo === 'DELETE') continue
        const cuerpo = metodo === 'PUT' ? { cuerpo: {} } : {}
        const { status, message } = await e.pedir(metodo, `${path}/${clave}`, { token: de, ...cuerpo })
        expect([metodo, clave, status, message]).toEqual([metodo, clave, 404, sentence])
      }
    expect((await e.pedir('GET', `${path}/%00`, { token: de })).message).toBe('No se encontró lo que busca')
  })

  it('to a caller with the fields of their door alone', async () => {
    const leer = async (rol: string, ruta: string) => (await e.pedir('GET', ruta, { token: await e.tokenDe(rol) })).data
    expect(await leer('escolar', `facilitadores/${persona('G').matricula}`)).toEqual({
      matricula: persona('G').matricula,
      nombreC: 'Magdalena García López',
    })
    expect(await leer('escolar', `estudiantes/${estudiante.matricula}`)).toMatchObject({
      apellido_paterno: 'Peña',
      grupo: { nombre: grupo.nombre, cuc: { nombre: cuc.nombre } },
    })
    expect(await leer('escolar', `estudiantes/${otroEstudiante}`)).toBeUndefined()
  })
})

describe('a write', () => {
  it('names a possible version, and the last one or none', async () => {
    const de = await e.tokenDe('coordinador')
    const cuerpo = { ...materia, nombre: 'Otro nombre' }
    const ruta = `materias/${e.ids.id_materia}`
    for (const version of [2_147_483_648, -2_147_483_648, 'NaN', '', true, 1.5]) {
      const { status, errors } = await e.pedir('PUT', ruta, { token: de, cuerpo: { ...cuerpo, version } })
      expect([version, status, errors]).toEqual([version, 422, { version: 'La versión no es válida' }])
    }
    for (const version of [2_147_483_647, -2_147_483_647, 0])
      expect(await said('PUT', ruta, { ...cuerpo, version }, de)).toEqual([
        409,
        'Otra persona cambió este registro mientras usted lo editaba',
      ])
    expect(await said('PUT', ruta, { ...cuerpo, version: null }, de)).toEqual([
      200,
      'Materia actualizada correctamente',
    ])
    expect(await said('PUT', ruta, { ...cuerpo, version: '2' }, de)).toEqual([200, 'Materia actualizada correctamente'])
  })

  it('appears in history with the name of its author, or the address of one without a name', async () => {
    const escribe = async (nombre: string) => {
      await e.db
        .update(usuarios)
        .set({ nombre, apellido_paterno: nombre, apellido_materno: nombre })
        .where(eq(usuarios.email, correoDe('coordinador')))
      const de = await e.tokenDe('coordinador')
      await e.pedir('PUT', `materias/${e.ids.id_materia}`, {
        token: de,
        cuerpo: { ...materia, nombre: `De ${nombre}.` },
      })
      const [fila] = await e.db.select().from(historial).orderBy(desc(historial.id)).limit(1)
      return [fila?.autor, fila?.motivo, Object.keys(fila?.antes ?? {})]
    }
    expect(await escribe('Rita')).toEqual(['Rita Rita Rita', null, ['nombre']])
    expect(await escribe('')).toEqual([correoDe('coordinador'), null, ['nombre']])
  })

  it('is deleted of the named version, of any, or not', async () => {
    const de = await e.tokenDe('escolar')
    const borrar = async (version: string | undefined) => {
      const { status, message } = await e.pedir('DELETE', 'grupos/COM-3A', {
        token: de,
        ...(version && { encabezados: { 'if-match': version } }),
      })
      return [status, message]
    }
    const poner = () => e.db.insert(tables.grupos).values({ ...grupo, clave_grupo: 'COM-3A', nombre: 'Tercero A' })
    await poner()
    const otra = [409, 'Otra persona cambió este registro mientras usted lo editaba']
    for (const version of ['"2"', 'W/"7"', '3']) expect(await borrar(version)).toEqual(otra)
    expect(await borrar('"uno"')).toEqual([422, 'Primero corrija las validaciones'])
    for (const version of ['"1"', 'W/"1"', '1', '*', undefined]) {
      expect(await borrar(version)).toEqual([200, 'Grupo eliminado correctamente'])
      const [fila] = await e.db.select().from(historial).orderBy(desc(historial.id)).limit(1)
      expect([fila?.accion, fila?.version, fila?.antes, fila?.despues]).toEqual([
        'delete',
        1,
        { ...grupo, clave_grupo: 'COM-3A', nombre: 'Tercero A' },
        null,
      ])
      await poner()
    }
  })

  it('of another campus is refused, and of a record in use names the uses', async () => {
    const sinPermiso = [403, 'No tiene permiso para realizar esta acción']
    expect(await said('DELETE', `grupos/${otroGrupo.clave_grupo}`, {})).toEqual(sinPermiso)
    expect(await said('PUT', `grupos/${otroGrupo.clave_grupo}`, { ...otroGrupo })).toEqual(sinPermiso)
    expect(await said('DELETE', 'grupos/COM-2A', {})).toEqual([
      409,
      'No se puede eliminar porque está en uso: 1 asignatura',
    ])
    expect(await said('DELETE', `cucs/${otroCuc.clave}`, {}, await e.tokenDe('coordinador'))).toEqual([
      409,
      'No se puede eliminar porque está en uso: 1 consejero, 1 escolar, 1 grupo, 2 vínculos de programas con CUC y 1 vínculo de facilitador con CUC',
    ])
  })

  it('is tried three times where another one crosses it, and no more', async () => {
    const de = await e.tokenDe('coordinador')
    await e.db.execute(sql`create sequence cruces`)
    await e.db.execute(sql`
      create function cruza() returns trigger language plpgsql as $$ begin
        if nextval('cruces') % 4 <> 3 then raise exception using errcode = '40P01', message = 'cruce'; end if;
        return new;
      end $$`)
    await e.db.execute(sql`create trigger cruza before insert on periodos for each row execute function cruza()`)
    const cuerpo = { nombre: '2028-A', fecha_inicio: '2028-02-01', fecha_final: '2028-07-31', periodicidad: 'Semestre' }
    const cruces = async () => {
      const [fila] = (await e.db.execute<{ last_value: string }>(sql`select last_value from cruces`)).rows
      return Number(fila?.last_value)
    }
    expect([await said('POST', 'periodos', cuerpo, de), await cruces()]).toEqual([
      [201, 'Periodo registrado correctamente'],
      3,
    ])
    expect([(await said('POST', 'periodos', { ...cuerpo, nombre: '2028-B' }, de))[0], await cruces()]).toEqual([503, 6])
    expect(await e.db.$count(tables.periodos, eq(tables.periodos.nombre, '2028-B'))).toBe(0)
    await e.db.execute(sql`drop trigger cruza on periodos`)
  })
})
