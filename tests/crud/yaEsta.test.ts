import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import type { Advice } from '../../src/schema/advice.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { otroEstudiante, vecinos } from '../harness/vecinos.ts'

let e: Escena
let token: string
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  const deOtra = { curp: 'XXXX900101HOCRPGA1', fecha_nacimiento: '1990-01-02' }
  for (const name of ['facilitadores', 'consejeros', 'escolares'] as const) await e.db.update(tables[name]).set(deOtra)
  token = await e.tokenDe('administrativo')
})
afterAll(() => e.cerrar())

const ask = async (resource: string, valores: object, quien = token) => {
  const { status, texto } = await e.pedir('POST', `advertencias/${resource}`, { token: quien, cuerpo: { valores } })
  const { hallazgos = [] }: Partial<Advice> = JSON.parse(texto).data ?? {}
  return { status, dichos: hallazgos.map(({ campo, texto: dicho }) => `${campo}: ${dicho}`), hallazgos }
}

const conOtroNombre = {
  nombre: 'Luz',
  apellidopaterno: 'Ruiz',
  apellidomaterno: 'Cruz',
  fecha_nacimiento: '1990-01-01',
}

it('the same CURP in any campus and any kind is said, with name, kind and campus', async () => {
  const { dichos } = await ask('facilitadores', { ...conOtroNombre, curp: estudiante.curp })
  expect(dichos).toEqual([
    'curp: Ya hay una persona con esta CURP: José Luis Peña Cruz (Estudiante, CUC Guelatao)',
    'curp: Ya hay una persona con esta CURP: José Luis Peña Cruz (Estudiante, CUC Ñuu Savi)',
  ])
})

it('the same name and birth date too, however it is written; another day is another person', async () => {
  const suyo = { nombre: 'JOSE LUIS', apellidopaterno: 'Cruz', apellidomaterno: 'Pena', fecha_nacimiento: '2001-02-03' }
  const { dichos } = await ask('facilitadores', suyo)
  expect(dichos).toEqual([
    'nombre: Ya hay una persona con este nombre y fecha de nacimiento: José Luis Peña Cruz (Estudiante, CUC Guelatao)',
    'nombre: Ya hay una persona con este nombre y fecha de nacimiento: José Luis Peña Cruz (Estudiante, CUC Ñuu Savi)',
  ])
  expect((await ask('facilitadores', { ...suyo, fecha_nacimiento: '2001-02-04' })).dichos).toEqual([])
})

it('links only records open to its reader', async () => {
  const escolar = await e.tokenDe('escolar')
  const valores = { curp: estudiante.curp, nacionalidad: 2 }
  const { hallazgos } = await ask('estudiantes', valores, escolar)
  expect(hallazgos.map(({ registro }) => registro?.clave)).toEqual([estudiante.matricula, undefined])
  expect(otroEstudiante).not.toBe(estudiante.matricula)
  expect((await ask('estudiantes', valores)).status).toBe(403)
})

it('a changed person is not reported as their own duplicate, nor anybody while no identifying field changes', async () => {
  const escolar = await e.tokenDe('escolar')
  const suyos = { ...estudiante, cp: '68770', colonia: 1, calle: 'Del Tequio', num_exterior: '8' }
  const cambiado = { ...suyos, apellidopaterno: 'Cruz', apellidomaterno: 'Peña' }
  const dichos = async (valores: object) => {
    const cuerpo = { valores, clave: estudiante.matricula }
    const { texto } = await e.pedir('POST', 'advertencias/estudiantes', { token: escolar, cuerpo })
    const { hallazgos }: Advice = JSON.parse(texto).data
    return hallazgos.map(({ texto: dicho }) => dicho)
  }
  expect(await dichos(cambiado)).toEqual([
    'Ya hay una persona con esta CURP: José Luis Peña Cruz (Estudiante, CUC Ñuu Savi)',
  ])
  expect(await dichos({ ...suyos, telefono: '9510000000' })).toEqual([])
})
