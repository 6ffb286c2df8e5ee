import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { areaConCuenta } from '../../src/domain/personas.ts'
import { advertidos } from '../harness/advertidos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante, persona, programa } from '../harness/filas.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

const dichos = async (rol: string, recurso: string, valores: object, clave: string) =>
  advertidos(e, await e.tokenDe(rol), recurso, valores, clave)

it('a semester that the programme does not have says how long it lasts', async () => {
  const token = await e.tokenDe('escolar')
  const { data } = await e.pedir('GET', `estudiantes/${estudiante.matricula}`, { token })
  const en = (semestre: number) => dichos('escolar', 'estudiantes', { ...data, semestre }, estudiante.matricula)
  expect(await en(programa.duracion)).toEqual([])
  expect(await en(programa.duracion + 1)).toEqual([['semestre', `Su programa dura ${programa.duracion} ciclos`]])
})

it('a consejero who gains an account only now is reported to the person who makes the change', async () => {
  const { matricula } = persona('Z')
  const [quien] = await e.db.select().from(tables.consejeros)
  if (!quien) throw new Error('the cast has a counsellor')
  const { busqueda: _busqueda, ...suyo } = quien
  await e.db.insert(tables.consejeros).values({ ...suyo, ...persona('Z'), id_usuario: null, tipos_consejero: [2] })
  const token = await e.tokenDe('administrativo')
  const { data } = await e.pedir('GET', `consejeros/${matricula}`, { token })
  const con = (tipos_consejero: number[], clave = matricula) =>
    dichos('administrativo', 'consejeros', { ...data, tipos_consejero, email: 'nueva.consejera@cuc.mx' }, clave)
  expect(await con([2, 3])).toEqual([])
  expect(await con([2, areaConCuenta])).toEqual([
    ['email', 'Se abrirá su cuenta sin contraseña: avísele que la elija en el ingreso, con «¿Olvidó su contraseña?»'],
  ])
  expect(await con([2, areaConCuenta], quien.matricula)).toEqual([])
})
