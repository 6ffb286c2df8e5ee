import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkBase } from '../../../scripts/db/checkBase.ts'
import { lostNotices, lostViews, refuseUndeclared } from '../../../scripts/db/undeclared.ts'
import { migrationsFolder } from '../../../server/db/migrations.ts'
import { escena, type Escena } from '../../harness/escena.ts'
import { estudiante } from '../../harness/filas.ts'
import { vecinos } from '../../harness/vecinos.ts'
import { solicitud } from '../../casos/solicitud.ts'
import { refused } from './changes.ts'
import { changed, evolving, today, type Registry, type Seeded } from './evolve.ts'

let e: Escena
let base: Seeded
beforeEach(async () => {
  e = await escena()
  base = await evolving(e)
}, 60_000)
afterEach(() => base.close())

describe('a process is renamed', () => {
  const { bajasTemporales, ...others } = today
  const registry: Registry = bajasTemporales
    ? { ...others, permisos: { ...bajasTemporales, name: 'permisos', path: 'permisos' } }
    : others
  const pedir = async (rol: string, ruta: string, cuerpo: object = {}) =>
    e.pedir('POST', ruta, { token: await e.tokenDe(rol), cuerpo })
  const linea = async (id: string) =>
    (await e.pedir('GET', `bajasTemporales/${id}/pasos`, { token: await e.tokenDe('coordinador') })).texto
  const steps = () => base.db.execute('select * from pasos order by caso, n')

  it('its cases keep their steps, can be undone, and name the author of a step taken twice', async () => {
    await vecinos(e.db)
    const id = (await pedir('estudiante', 'bajasTemporales', solicitud)).data.id_caso ?? ''
    expect((await pedir('escolar', `bajasTemporales/${id}/aceptar`, { comentario: 'Procede' })).status).toBe(200)
    expect((await pedir('coordinador', `bajasTemporales/${id}/confirmar`)).status).toBe(200)
    const [told, { rows }] = [await linea(id), await steps()]
    expect(JSON.parse(told).data.pasos).toHaveLength(3)

    await base.evolve(registry, { renamings: [['bajasTemporales', 'permisos']] })
    expect(await base.apart(registry)).toEqual([])
    expect((await steps()).rows).toEqual(rows.map(row => ({ ...row, proceso: 'permisos' })))
    await expect(base.run(`update pasos set comentario = 'Otro'`)).rejects.toThrow()

    await base.evolve(today, { renamings: [['permisos', 'bajasTemporales']] })
    expect(await linea(id)).toBe(told)
    expect(await pedir('coordinador', `bajasTemporales/${id}/confirmar`, { comentario: 'Otra vez' })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Usted ya confirmó esta baja temporal el /),
    })
    const undone = await pedir('coordinador', `bajasTemporales/${id}/deshacer`, { comentario: 'Por error' })
    expect(undone).toMatchObject({ status: 200, message: 'Baja temporal: aceptada' })
    expect(await base.one(`select estatus from estudiantes where matricula = '${estudiante.matricula}'`)).toBe(1)
  })
  it('notices lead to its records under the new name, and those of others where they did', async () => {
    await vecinos(e.db)
    const id = (await pedir('estudiante', 'bajasTemporales', solicitud)).data.id_caso ?? ''
    await base.run(
      `insert into avisos (usuario_id, rol, asunto, texto, direccion, creado, correo, expira)
       select id, rol, 'Otro', 'Otro', '/bajasTemporalesDeOtros/1', now(), 'ninguno', now() from usuarios limit 1`,
    )
    const addresses = () => base.one(`select array_agg(distinct direccion order by direccion) from avisos`)
    const other = '/bajasTemporalesDeOtros/1'
    expect(await addresses()).toEqual([`/bajasTemporales/${id}`, other])
    await base.evolve(registry, { renamings: [['bajasTemporales', 'permisos']] })
    expect(await addresses()).toEqual([other, `/permisos/${id}`])
    await base.evolve(today, { renamings: [['permisos', 'bajasTemporales']] })
    const { texto } = await e.pedir('GET', 'avisos', { token: await e.tokenDe('escolar') })
    expect(JSON.parse(texto).data.avisos).toMatchObject([{ direccion: `/bajasTemporales/${id}` }])
  })
})

describe('a screen moves to another route', () => {
  const poner = (direcciones: readonly string[]) =>
    base.run(
      `insert into avisos (usuario_id, rol, asunto, texto, direccion, creado, correo, expira)
       select id, rol, 'Otro', 'Otro', direccion, now(), 'ninguno', now()
       from (select id, rol from usuarios limit 1) u, unnest(array['${direcciones.join("','")}']) direccion`,
    )
  const direcciones = () => base.one(`select array_agg(direccion order by direccion) from avisos`)

  it('notices that lead there follow, and no others; until then the check names them', async () => {
    await poner(['/boletas', '/clases/1', '/profilePage'])
    expect(await lostNotices(e.db)).toBeUndefined()
    await poner(['/notas', '/notas?de=1', '/notasDeOtros', '/notas/1'])
    const said = (await checkBase(e.url, migrationsFolder))?.sentence
    expect(said).toContain('Hay avisos que llevan a pantallas que ya no están:\n  /notas: 3\n  /notasDeOtros: 1\n')
    expect(said).toContain('--renombrar /notas:/nueva')
    await base.evolve(today, { renamings: [['/notas', '/boletas']] })
    expect(await direcciones()).toEqual([
      '/boletas',
      '/boletas',
      '/boletas?de=1',
      '/clases/1',
      '/notas/1',
      '/notasDeOtros',
      '/profilePage',
    ])
  })
  it('to one that is there, from one that is not', () => {
    expect(() => refuseUndeclared([['/notas', '/boletas']])).not.toThrow()
    expect(() => refuseUndeclared([['/notas', '/boleta']])).toThrow('«/boleta» no es la ruta de una pantalla.')
    expect(() => refuseUndeclared([['/kardex', '/boletas']])).toThrow(/«\/kardex».*todavía está en las declaraciones/)
  })
})

describe('a saved view or preference of a list', () => {
  const estado = { filter: { creditos_gte: 5, creditos_lte: 99, q: 'a' }, sort: ['creditos', 'ASC'] }
  const registry = changed('materias', ({ fields: { creditos, ...rest } }) => ({
    fields: { ...rest, ...(creditos ? { horas: creditos } : {}) },
  }))
  const vistas = async () => (await base.db.execute('select entidad, estado from vistas order by entidad')).rows
  const preferencias = async () => (await base.db.execute('select clave, valor from preferencias order by clave')).rows
  const pedir = async (metodo: string, ruta: string, cuerpo?: object) =>
    e.pedir(metodo, ruta, { token: await e.tokenDe('coordinador'), ...(cuerpo && { cuerpo }) })
  const propias = async () => JSON.parse((await pedir('GET', 'materias?vistas=1')).texto).data.propias
  const hidden = { 'materias.todas.datatable': ['creditos', 'nombre'], 'materias.todas.perPage': 25 }
  const guardar = async () => {
    const said = { entidad: 'materias', lista: 'todas', nombre: 'Largas', estado }
    expect((await pedir('POST', 'vistas', said)).status).toBe(201)
    await base.run(
      `insert into vistas (usuario_id, entidad, lista, nombre, estado, circulo)
       select usuario_id, 'otras', lista, nombre, '${JSON.stringify(estado)}', circulo from vistas`,
    )
    expect((await pedir('PUT', 'preferencias', { ...hidden, 'otras.todas.datatable': ['creditos'] })).status).toBe(200)
  }

  it('follows a renamed field: filters, order and hidden columns, of this entity alone', async () => {
    await guardar()
    await base.evolve(registry, { renamings: [['materias.creditos', 'horas']] })
    expect(await base.apart(registry)).toEqual([])
    const renamed = { filter: { horas_gte: 5, horas_lte: 99, q: 'a' }, sort: ['horas', 'ASC'] }
    expect(await vistas()).toEqual([
      { entidad: 'materias', estado: renamed },
      { entidad: 'otras', estado },
    ])
    expect(await preferencias()).toEqual([
      { clave: 'materias.todas.datatable', valor: ['horas', 'nombre'] },
      { clave: 'materias.todas.perPage', valor: 25 },
      { clave: 'otras.todas.datatable', valor: ['creditos'] },
    ])
    await base.evolve(today, { renamings: [['materias.horas', 'creditos']] })
    expect(await propias()).toMatchObject([{ nombre: 'Largas', cuantos: expect.any(Number) }])
  })

  it('follows a renamed field of the table that a list is read through, in that list alone', async () => {
    const desde = { filter: {}, sort: ['pivot.fecha_implementacion', 'DESC'] }
    const de = (lista: string, sort: readonly string[]) => ({
      entidad: 'programas',
      lista,
      estado: { filter: {}, sort },
    })
    const oculta = ['nombre', 'pivot.fecha_implementacion']
    const llaves = ['programas.deCuc.datatable', 'programas.todos.datatable']
    const said = { entidad: 'programas', lista: 'deCuc', nombre: 'Recientes', estado: desde }
    expect((await pedir('POST', 'vistas', said)).status).toBe(201)
    await base.run(
      `insert into vistas (usuario_id, entidad, lista, nombre, estado, circulo)
       select usuario_id, entidad, 'todos', nombre, estado, circulo from vistas`,
    )
    expect((await pedir('PUT', 'preferencias', Object.fromEntries(llaves.map(each => [each, oculta])))).status).toBe(
      200,
    )
    const otra = changed('cucs_programas', ({ fields: { fecha_implementacion, ...rest } }) => ({
      fields: { ...rest, ...(fecha_implementacion ? { desde: fecha_implementacion } : {}) },
      columns: ['desde'],
    }))
    await base.evolve(otra, { renamings: [['cucs_programas.fecha_implementacion', 'desde']] })
    expect((await base.db.execute('select entidad, lista, estado from vistas order by lista')).rows).toEqual([
      de('deCuc', ['pivot.desde', 'DESC']),
      de('todos', desde.sort),
    ])
    expect(await preferencias()).toEqual([
      { clave: llaves[0], valor: ['nombre', 'pivot.desde'] },
      { clave: llaves[1], valor: oculta },
    ])
    await base.evolve(today, { renamings: [['cucs_programas.desde', 'fecha_implementacion']] })
    const { texto } = await pedir('GET', 'cucs/CUC20IST01/programas?vistas=1')
    expect(JSON.parse(texto).data.propias).toMatchObject([{ nombre: 'Recientes', cuantos: expect.any(Number) }])
  })

  it('of an undeclared list is reported to its owner, and named by the check', async () => {
    await guardar()
    await base.run(`delete from vistas where entidad = 'otras'`)
    expect(await lostViews(e.db)).toBeUndefined()
    await base.run(`update vistas set lista = 'viejas', compartida = true`)
    expect(await propias()).toEqual([
      expect.objectContaining({ nombre: 'Largas', falla: 'La lista de esta vista, «viejas», ya no existe' }),
    ])
    expect(JSON.parse((await pedir('GET', 'programas?vistas=1')).texto).data.propias).toEqual([])
    const escolar = await e.pedir('GET', 'materias?vistas=1', { token: await e.tokenDe('escolar') })
    expect(JSON.parse(escolar.texto).data.propias).toEqual([])
    const verdict = await checkBase(e.url, migrationsFolder)
    expect(verdict).toMatchObject({ agrees: true, sentence: expect.stringContaining('materias.lists.viejas: 1') })
    expect(verdict?.sentence).toContain('--renombrar materias.lists.viejas:nueva')
    expect((await pedir('DELETE', `vistas/${(await propias())[0].id}`)).status).toBe(200)
    expect(await propias()).toEqual([])
  })

  it('of a list closed to the role of its owner is reported to them, can be deleted by them, and is named by the check', async () => {
    await guardar()
    await base.run(`delete from vistas where entidad = 'otras'`)
    await base.run(`update vistas set lista = 'deMallas', compartida = true`)
    expect(await propias()).toEqual([
      expect.objectContaining({ nombre: 'Largas', falla: 'La lista de esta vista ya no está abierta a su rol' }),
    ])
    expect((await propias())[0]).not.toHaveProperty('cuantos')
    const said = await lostViews(e.db)
    expect(said).toMatch(
      /^Hay vistas guardadas de listas que ya no están abiertas al rol.*\n {2}materias.lists.deMallas: 1 de coordinador$/,
    )
    expect((await pedir('DELETE', `vistas/${(await propias())[0].id}`)).status).toBe(200)
    expect(await propias()).toEqual([])
    expect(await lostViews(e.db)).toBeUndefined()
  })

  it('follows a renamed list, beside a view of the same name that was saved since', async () => {
    await guardar()
    await base.run(`update vistas set lista = 'viejas'`)
    await base.run(`update preferencias set clave = replace(clave, 'materias.todas.', 'materias.viejas.')`)
    await base.run(
      `insert into vistas (usuario_id, entidad, lista, nombre, estado, circulo)
       select usuario_id, entidad, 'todas', 'LARGAS', '{"filter":{}}', circulo from vistas where entidad = 'materias'`,
    )
    await base.evolve(today, { renamings: [['materias.lists.viejas', 'todas']] })
    expect((await base.db.execute('select entidad, lista, nombre from vistas order by entidad, nombre')).rows).toEqual([
      { entidad: 'materias', lista: 'todas', nombre: 'LARGAS' },
      { entidad: 'materias', lista: 'todas', nombre: 'Largas (antes)' },
      { entidad: 'otras', lista: 'viejas', nombre: 'Largas' },
    ])
    expect(await preferencias()).toEqual([
      { clave: 'materias.todas.datatable', valor: ['creditos', 'nombre'] },
      { clave: 'materias.todas.perPage', valor: 25 },
      { clave: 'otras.todas.datatable', valor: ['creditos'] },
    ])
    expect(await refused(base.evolve(today, { renamings: [['nada.lists.viejas', 'todas']] }))).toMatch(
      /No existe «nada/,
    )
  })

  it('a list is renamed to one that is declared, from one that is not', () => {
    expect(() => refuseUndeclared([['materias.lists.viejas', 'todas']])).not.toThrow()
    expect(() => refuseUndeclared([['materias.lists.viejas', 'otras']])).toThrow(
      'No se declara la lista «materias.lists.otras».',
    )
    expect(() => refuseUndeclared([['materias.lists.todas', 'todas']])).toThrow(/todavía está en las declaraciones/)
  })
})
