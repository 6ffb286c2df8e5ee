import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretosDeLlaves } from '../../server/auth/sistemas/tables.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { rolesDeLlave, rolesDeUnCuc } from '../../src/domain/llavesDeSistemas.ts'
import type { Rol } from '../../src/domain/roles.ts'
import { llamadasPrestables } from '../../src/resources/llamadasPrestables.ts'
import { puertas, rutasDeclaradas, rutasManuales } from '../crud/rutas.ts'
import { deTurno } from '../harness/aFondo.ts'
import { clase } from '../harness/aula.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante } from '../harness/filas.ts'
import { lectores } from '../harness/lectores.ts'
import { direccionDe } from '../harness/parametros.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'
import { otroEstudiante, otroGrupo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let cuerpos: Awaited<ReturnType<typeof cuerposNuevos>>
const tokens = new Map<Rol, string>()
const llaves = new Map<Rol, string>()
beforeAll(async () => {
  e = await escena()
  const dadas = await vecinos(e.db)
  await clase(e.db, dadas, { matriculas: [estudiante.matricula] })
  cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
  for (const rol of rolesDeLlave) tokens.set(rol, await e.tokenDe(rol))
  for (const rol of rolesDeLlave) llaves.set(rol, (await llave(rol)).secreto)
})
afterAll(() => e.cerrar())

const token = (rol: Rol) => tokens.get(rol) ?? ''
const deUnCuc: readonly Rol[] = rolesDeUnCuc
let cuantas = 0

/** Builds the body of a key for a role with these calls. */
const cuerpo = (rol: Rol, llamadas: readonly string[]) => ({
  nombre: `Sistema ${(cuantas += 1)}`,
  rol,
  clave_cuc: deUnCuc.includes(rol) ? cuc.clave : undefined,
  vence: '2026-12-31',
  por_minuto: 3000,
  llamadas: llamadas.map(llamada => ({ llamada })),
})

/** Creates a key for a role with these calls, by default all that the role may have. Returns it with its secret. */
const llave = async (rol: Rol, llamadas = llamadasPrestables(rol).map(({ llamada }) => llamada), cambios = {}) => {
  const alta = await e.pedir('POST', 'llavesDeSistemas', {
    token: token('coordinador'),
    cuerpo: { ...cuerpo(rol, llamadas), ...cambios },
  })
  expect(alta).toMatchObject({ status: 201, message: 'Llave de sistema registrada correctamente' })
  const id = alta.data.id_llave ?? ''
  return { id, nombre: alta.data.nombre ?? '', secreto: await secretoDe(id) }
}

const secretoDe = async (id: string, quien: Rol = 'coordinador') => {
  const { data } = await e.pedir('POST', `llavesDeSistemas/${id}/secreto`, {
    token: token(quien),
    cuerpo: { contrasenia_actual: contrasena },
  })
  return data?.secreto ?? ''
}

/** Returns the status and the exact text of an answer. */
const dicho = async (quien: string | undefined, ruta: string) => {
  const respuesta = await e.app.request(`/api/${ruta}`, { headers: { authorization: `Bearer ${quien}` } })
  return [respuesta.status, await respuesta.text()] as const
}

const noSirve = [401, 'La llave no es válida, venció o fue revocada']
const leer = async (secreto: string, ruta = 'cucs') => {
  const { status, message } = await e.pedir('GET', ruta, { token: secreto })
  return [status, message]
}

describe('a key reads what a person of its role and campus reads, and no more', () => {
  const lecturas = puertas.flatMap(({ resource, door }, lugar) =>
    rolesDeLlave.flatMap(rol => (door.roles.includes(rol) ? [{ rol, resource, door, lugar }] : [])),
  )
  it.each(lecturas)('$rol: GET $door.path', async ({ rol, resource, door, lugar }) => {
    const ruta = await direccionDe(e.db, resource, door, lectores(e.app)(rol))
    const propia = resource.name === 'llavesDeSistemas'
    const desconocidas = ['?q=a', ...(door.single ? ['?formato=csv'] : [])]
    const preguntas = ['?q=a', '?formato=csv', '?range=[0,1]', `?filter=${JSON.stringify({ id: [otroEstudiante] })}`]
    for (const pregunta of ['', ...deTurno(preguntas, lugar + rolesDeLlave.indexOf(rol))]) {
      const deLaLlave = await dicho(llaves.get(rol), `${ruta}${pregunta}`)
      if (propia && !desconocidas.includes(pregunta)) expect(deLaLlave[0]).toBe(403)
      else expect(deLaLlave).toEqual(await dicho(token(rol), `${ruta}${pregunta}`))
    }
  })
})

describe('a call that a key does not name is refused in Spanish', () => {
  const cerradas = [...rutasDeclaradas, ...rutasManuales].filter(({ roles }) => roles !== 'public')
  const de = rolesDeLlave.flatMap(rol => {
    const abiertas = new Set(llamadasPrestables(rol).map(({ llamada }) => llamada))
    return cerradas.flatMap(({ method, path }) => (abiertas.has(`${method} ${path}`) ? [] : [{ rol, method, path }]))
  })
  it.each(de)('$rol: $method $path', async ({ rol, method, path }) => {
    const { status, message, data } = await e.pedir(method, path.replaceAll(/\{\w+\}/g, 'X'), {
      token: llaves.get(rol),
      ...(method === 'GET' ? {} : { cuerpo: {} }),
    })
    expect([status, data]).toEqual([403, undefined])
    expect(message).toBe('Esta llave no abre esa llamada')
  })

  it('also of the very same role', async () => {
    const { secreto } = await llave('coordinador', ['GET cucs'])
    expect(await leer(secreto)).toEqual([200, ''])
    expect(await leer(secreto, 'programas')).toEqual([403, 'Esta llave no abre esa llamada'])
    expect(await leer(secreto, `cucs/${cuc.clave}`)).toEqual([403, 'Esta llave no abre esa llamada'])
  })

  it('and keys cannot be created for calls that open accounts, sessions or keys', () => {
    const prestables = rolesDeLlave.flatMap(rol => llamadasPrestables(rol).map(({ llamada }) => llamada))
    expect(prestables.filter(llamada => /llaves|sesion|login|contrasen|segundo-factor/i.test(llamada))).toEqual([])
    const escrituras = prestables.filter(llamada => !llamada.startsWith('GET '))
    expect(escrituras).not.toEqual([])
    expect(escrituras.filter(llamada => /consejeros|escolares|facilitadores|estudiantes/.test(llamada))).toEqual([])
  })
})

describe('a key writes in its own name', () => {
  it('where its role and campus may', async () => {
    const { id, nombre, secreto } = await llave('escolar', ['POST grupos', 'PUT grupos/{key}'])
    const nuevo = await e.pedir('POST', 'grupos', { token: secreto, cuerpo: cuerpos.grupos })
    expect(nuevo).toMatchObject({ status: 201, data: { clave_cuc: cuc.clave } })
    const filas = await e.db.select().from(historial).where(eq(historial.usuario_id, id))
    expect(filas.map(({ entidad, accion, autor }) => [entidad, accion, autor])).toEqual([
      ['grupos', 'create', `Llave «${nombre}»`],
    ])
  })

  it('and nowhere else', async () => {
    const ruta = `grupos/${otroGrupo.clave_grupo}`
    const cambio = { token: llaves.get('escolar'), cuerpo: { ...otroGrupo, nombre: 'De otro', version: 1 } }
    expect(await e.pedir('PUT', ruta, cambio)).toMatchObject({ status: 403 })
    expect(await e.pedir('DELETE', ruta, { token: llaves.get('escolar') })).toMatchObject({ status: 403 })
    const [sigue] = await e.db.select().from(tables.grupos).where(eq(tables.grupos.clave_grupo, otroGrupo.clave_grupo))
    expect(sigue).toMatchObject({ nombre: otroGrupo.nombre, version: 1 })
  })
})

describe('nobody rises by a key', () => {
  const delCoordinador = () => cuerpo('coordinador', ['GET cucs'])

  it('an administrativo lends none of a coordinador', async () => {
    const antes = await e.db.$count(tables.llavesDeSistemas)
    const { status, message } = await e.pedir('POST', 'llavesDeSistemas', {
      token: token('administrativo'),
      cuerpo: delCoordinador(),
    })
    expect([status, message]).toEqual([403, 'No tiene permiso para realizar esta acción'])
    expect(await e.db.$count(tables.llavesDeSistemas)).toBe(antes)
  })

  it('nor sees one, changes it, or makes its secret', async () => {
    const { id, nombre } = await llave('coordinador', ['GET cucs'])
    const quien = { token: token('administrativo') }
    expect((await e.pedir('GET', 'llavesDeSistemas', quien)).texto).not.toContain(`"${nombre}"`)
    expect((await e.pedir('GET', `llavesDeSistemas/${id}`, quien)).status).toBe(404)
    const cambio = { ...delCoordinador(), nombre, activa: false, version: 1 }
    expect((await e.pedir('PUT', `llavesDeSistemas/${id}`, { ...quien, cuerpo: cambio })).status).toBe(403)
    expect(await secretoDe(id, 'administrativo')).toBe('')
  })

  it('nor for calls that the creator’s role does not have', async () => {
    const { status, errors } = await e.pedir('POST', 'llavesDeSistemas', {
      token: token('coordinador'),
      cuerpo: cuerpo('escolar', ['GET cucs', 'POST cucs']),
    })
    expect([status, errors]).toEqual([422, { llamadas: "Su rol no abre POST cucs: quítela de 'Llamadas que abre'" }])
  })
})

describe('a key ends', () => {
  it('when it is revoked', async () => {
    const { id, secreto } = await llave('coordinador', ['GET cucs'])
    expect(await leer(secreto)).toEqual([200, ''])
    const revocar = (mas: object) =>
      e.pedir('POST', 'lotes/llavesDeSistemas/revocar', {
        token: token('coordinador'),
        cuerpo: { list: 'todas', ids: [id], ...mas },
      })
    const { data } = await revocar({ preview: true })
    expect(await revocar({ huella: data.huella })).toMatchObject({ status: 200, data: { cambian: 1 } })
    expect(await leer(secreto)).toEqual(noSirve)
  })

  it('when it is deleted, and when another secret is made', async () => {
    const { id, secreto } = await llave('coordinador', ['GET cucs'])
    const otro = await secretoDe(id)
    expect(await leer(secreto)).toEqual(noSirve)
    expect(await leer(otro)).toEqual([200, ''])
    expect((await e.pedir('DELETE', `llavesDeSistemas/${id}`, { token: token('coordinador') })).status).toBe(200)
    expect(await leer(otro)).toEqual(noSirve)
  })

  it('after its last day', async () => {
    const { secreto } = await llave('coordinador', ['GET cucs'], { vence: '2026-11-21' })
    const antes = e.reloj.ahora
    e.reloj.ahora = new Date('2026-11-22T05:59:00Z')
    expect(await leer(secreto)).toEqual([200, ''])
    e.reloj.ahora = new Date('2026-11-22T06:00:00Z')
    expect(await leer(secreto)).toEqual(noSirve)
    e.reloj.ahora = antes
  })

  it('while the account of its creator is closed', async () => {
    const { id } = await llave('administrativo', ['GET cucs'])
    const secreto = await secretoDe(id, 'administrativo')
    const suya = eq(usuarios.email, correoDe('administrativo'))
    await e.db.update(usuarios).set({ activo: false }).where(suya)
    expect(await leer(secreto)).toEqual(noSirve)
    await e.db.update(usuarios).set({ activo: true }).where(suya)
    expect(await leer(secreto)).toEqual([200, ''])
  })

  it.each(['2026-11-20', '2027-12-01', ''])('is not lent until «%s»', async vence => {
    const { status, errors } = await e.pedir('POST', 'llavesDeSistemas', {
      token: token('coordinador'),
      cuerpo: { ...cuerpo('coordinador', ['GET cucs']), vence },
    })
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['vence']])
  })
})

describe('a key is counted', () => {
  it('and waits above its calls a minute', async () => {
    const { id, secreto } = await llave('coordinador', ['GET cucs'], { por_minuto: 2 })
    for (const esperado of [200, 200, 429]) expect((await leer(secreto))[0]).toBe(esperado)
    const { status, message, headers } = await e.pedir('GET', 'cucs', { token: secreto })
    expect([status, message, headers.get('retry-after')]).toEqual([
      429,
      'La llave admite 2 llamadas por minuto, espere 60 segundos',
      '60',
    ])
    e.pasan(1)
    expect(await leer(secreto)).toEqual([200, ''])
    const { data } = await e.pedir('GET', `llavesDeSistemas/${id}`, { token: token('coordinador') })
    expect([data.ultimo_uso, data.usos]).toEqual(['2026-11-20', 3])
  })

  it('and its secret is shown once, and kept as a hash', async () => {
    const { id, secreto } = await llave('coordinador', ['GET cucs'])
    expect(secreto).toMatch(/^llave_[\w-]{43}$/)
    const [guardado] = await e.db.select().from(secretosDeLlaves).where(eq(secretosDeLlaves.id_llave, id))
    expect(guardado?.token_hash).toMatch(/^[\da-f]{64}$/)
    const { texto } = await e.pedir('GET', 'llavesDeSistemas', { token: token('coordinador') })
    expect(texto).not.toContain(secreto)
    expect(texto).not.toContain(guardado?.token_hash)
  })

  it('and it is one of a key that there is, told as it is, with its row of history', async () => {
    const hacer = (id: string) =>
      e.pedir('POST', `llavesDeSistemas/${id}/secreto`, {
        token: token('coordinador'),
        cuerpo: { contrasenia_actual: contrasena },
      })
    const falta = { status: 404, message: 'No se encontró la llave de sistema' }
    for (const ninguna of ['x', '0e2c5f0e-8f57-4c1c-9d2f-0a1b2c3d4e5f'])
      expect(await hacer(ninguna)).toMatchObject(falta)
    const { id } = await llave('coordinador', ['GET cucs'])
    expect(await hacer(id)).toMatchObject({ status: 200, message: 'La llave está lista' })
    const filas = await e.db.select().from(historial).where(eq(historial.clave, id))
    expect(filas.map(({ entidad, accion, motivo }) => [entidad, accion, motivo])).toContainEqual([
      'llavesDeSistemas',
      'update',
      'Se generó un secreto nuevo',
    ])
  })

  it('and nothing that is longer, shorter or said otherwise is it', async () => {
    const { secreto } = await llave('coordinador', ['GET cucs'])
    const con = async (authorization: string) =>
      (await e.app.request('/api/cucs', { headers: { authorization } })).status
    expect([await con(`Bearer ${secreto}`), await con(`bearer   ${secreto}`)]).toEqual([200, 200])
    for (const otra of [
      `Bearer ${secreto}x`,
      `Bearer ${secreto.slice(0, -1)}`,
      `Basic ${secreto}`,
      `x Bearer ${secreto}`,
    ])
      expect([otra, await con(otra)]).toEqual([otra, 401])
  })

  it('and it is made with the password alone', async () => {
    const { id } = await llave('coordinador', ['GET cucs'])
    const { status, errors } = await e.pedir('POST', `llavesDeSistemas/${id}/secreto`, {
      token: token('coordinador'),
      cuerpo: { contrasenia_actual: 'Otra2026' },
    })
    expect([status, errors]).toEqual([422, { contrasenia_actual: 'La contraseña actual es incorrecta' }])
  })
})
