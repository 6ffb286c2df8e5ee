import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dichas } from '../../server/custom/calificaciones/dichas.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'

let e: Escena
let token = ''
let hoja = ''
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('escolar')
  const { subir } = importador(e, token)
  hoja = (await subir('estudiantes', Papa.unparse([['Matrícula'], [estudiante.matricula]]))).data.id
})
afterAll(() => e.cerrar())

const nulo = '\u0000'
const media = '\ud800'
const sinTexto = { toString: 1, valueOf: 1 }
const honda = `${'['.repeat(15_000)}${']'.repeat(15_000)}`
const vista = (filter: object) => ({ entidad: 'estudiantes', lista: 'deMiCuc', nombre: 'Rara', estado: { filter } })
const llave = (id: string) => ({ pase: 'a', credencial: { id, type: 'public-key', response: {} } })

describe('refuses a character beyond the database’s, without a server error', () => {
  it.each<[string, string, string, string | object | undefined, number]>([
    ['the key of a session', 'DELETE', 'sesiones/%00', undefined, 404],
    ['the key of a passkey', 'POST', 'llaves/a%00b/retiro', { contrasenia_actual: 'Comunal2026' }, 404],
    ['a passkey, of nobody who is signed in', 'POST', 'login/llave', llave(nulo), 422],
    ['the name of a preference', 'PUT', 'preferencias', { [nulo]: 1 }, 422],
    ['the name of a preference to forget', 'PUT', 'preferencias', { [nulo]: null }, 422],
    ['half a character in a preference', 'PUT', 'preferencias', { a: media }, 422],
    ['a preference that nests without end', 'PUT', 'preferencias', `{"a":${honda}}`, 422],
    ['words of a view', 'POST', 'vistas', vista({ q: nulo }), 422],
    ['half a character in a view', 'POST', 'vistas', vista({ q: media }), 422],
    ['a list that every object has', 'POST', 'lotes/estudiantes/estatus', { list: '__proto__', preview: true }, 403],
    ['a student who is no text', 'POST', 'serviciosSociales', { matricula_estudiante: sinTexto }, 404],
  ])('%s', async (_, metodo, ruta, cuerpo, status) => {
    expect((await e.pedir(metodo, ruta, { token, cuerpo })).status).toBe(status)
  })

  it('the doubt of a row', async () => {
    const { status } = await e.pedir('POST', `importaciones/${hoja}/dudas`, {
      token,
      cuerpo: { clave: nulo, aceptada: true },
    })
    expect(status).toBe(422)
  })
})

describe('treats a name of every object like any other missing one', () => {
  const proto = '__proto__'

  it('a student of a sheet of grades', () => {
    const nota = { asistencia: 90, calificacion: 9, calificacion_letra: 'nueve', retroalimentacion: '' }
    const deQuien = [estudiante.matricula, proto].map(matricula => ({ matricula, ...nota }))
    const negada = () => dichas({ id_clase: 'a', estudiantes: deQuien }, new Map([[estudiante.matricula, 'José']]))
    expect(negada).toThrow('Los estudiantes de la asignatura cambiaron mientras tanto')
  })

  it('a subject of a plan', async () => {
    const cuerpo = { motivo: 'Así fue', tipo: 'Equivalencia', calificaciones: [{ id_materia: proto, calificacion: 9 }] }
    const { texto } = await e.pedir('POST', `estudiantes/${estudiante.matricula}/equivalencias`, { token, cuerpo })
    expect(Object.entries(JSON.parse(texto).errors)).toContainEqual([
      proto,
      'La materia no está en la malla del estudiante',
    ])
  })
})

describe('parallel requests of one person store no more than the same ones in sequence', () => {
  const vistas = async () =>
    JSON.parse((await e.pedir('GET', 'cuc/estudiantes/escolar?vistas=1', { token })).texto).data.propias
  const aLaVez = (nombres: readonly string[]) =>
    Promise.all(
      nombres.map(
        async nombre => (await e.pedir('POST', 'vistas', { token, cuerpo: { ...vista({}), nombre } })).status,
      ),
    )

  it('a view of one name', async () => {
    const estados = await aLaVez(Array.from({ length: 6 }, () => 'Igual'))
    expect(estados.toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('thirty views', async () => {
    await aLaVez(Array.from({ length: 40 }, (_, n) => `Vista ${n}`))
    expect(await vistas()).toHaveLength(30)
  })

  it('two views of one name', async () => {
    const [una, otra] = await vistas()
    const nombrar = async ({ id }: { id: string }) =>
      (await e.pedir('PUT', `vistas/${id}`, { token, cuerpo: { nombre: 'De las dos' } })).status
    expect((await Promise.all([nombrar(una), nombrar(otra)])).toSorted()).toEqual([200, 409])
  })

  it('five hundred preferences', async () => {
    const poner = (vez: number) =>
      e.pedir('PUT', 'preferencias', {
        token,
        cuerpo: Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`${vez} ${n}`, 1])),
      })
    await Promise.all(Array.from({ length: 8 }, (_, vez) => poner(vez)))
    const { data } = await e.pedir('GET', 'preferencias', { token })
    expect(Object.keys(data ?? {})).toHaveLength(500)
  })
})
