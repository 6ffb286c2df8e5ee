import Papa from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'
import { vecinos } from '../harness/vecinos.ts'

const { estudiantes } = tables

let e: Escena
let escolar: ReturnType<typeof importador>
beforeAll(async () => {
  e = await escena()
  const { colonia, id_reticula } = await vecinos(e.db)
  escolar = importador(e, await e.tokenDe('escolar'))
  const comun = { ...estudiante, calle: 'Del Tequio', num_exterior: '8', colonia, id_reticula }
  await e.db.insert(estudiantes).values([
    { ...comun, matricula: pedro, nombre: 'Pedro', curp: null, sexo: 'H' },
    { ...comun, matricula: ana, nombre: 'Ana', curp: null, sexo: 'M' },
    { ...comun, matricula: rosa, nombre: 'Rosa', curp: null, sexo: 'H' },
    { ...comun, matricula: juan, nombre: 'Juan', curp: null, sexo: 'M' },
  ])
})
afterAll(() => e.cerrar())

const [pedro, ana, rosa, juan] = [
  '202601010000000011',
  '202601010000000012',
  '202601010000000013',
  '202601010000000014',
]
const leidaComoMujer = '«M» se leyó como «Mujer», y otro renglón dice «F»'

const revisar = async (...rows: string[][]) => {
  const { data, message } = await escolar.subir('estudiantes', Papa.unparse([['Matrícula', 'Sexo'], ...rows]))
  expect(message).toBe('')
  return { data, filas: await escolar.filas(data.id) }
}

const sexos = async () =>
  Object.fromEntries((await e.db.select().from(estudiantes)).map(({ nombre, sexo }) => [nombre, sexo]))

it('doubts an «M» beside an «F» where it would be written, and writes nothing before it is accepted', async () => {
  const antes = await sexos()
  const { data, filas } = await revisar([pedro, 'M'], [ana, 'm'], [rosa, 'F'], [juan, 'masculino'])
  expect(filas.map(({ estado, cambios, dudas }) => [estado, cambios.sexo?.[0], dudas])).toEqual([
    ['cambia', 'Hombre', [expect.objectContaining({ campo: 'sexo', mensaje: leidaComoMujer, aceptada: false })]],
    ['igual', undefined, []],
    ['cambia', 'Hombre', []],
    ['cambia', 'Mujer', []],
  ])
  expect(await escolar.aplicar(data)).toMatchObject({ status: 409, message: 'Revise y acepte los datos dudosos' })
  expect(await sexos()).toEqual(antes)

  const { data: corregida } = await escolar.escribir(`${data.id}/celdas`, {
    cambios: [{ renglon: 2, columna: 1, valor: 'Masculino' }],
  })
  expect(corregida.cuenta).toMatchObject({ iguales: 2, cambian: 2, dudas: 0 })
  expect((await escolar.aplicar(corregida)).status).toBe(200)
  expect(await sexos()).toEqual({ ...antes, Pedro: 'H', Rosa: 'M', Juan: 'H' })
})

it.each(['Femenino', 'MASCULINO'])('«%s» in another row casts the same doubt', async otro => {
  const { filas } = await revisar([pedro, 'M'], [ana, otro])
  expect(filas[0]?.dudas).toMatchObject([
    { campo: 'sexo', mensaje: leidaComoMujer.replace('«F»', `«${otro}»`), aceptada: false },
  ])
})

it('an «M» is a doubt also where no row makes it clear, except where the CURP agrees', async () => {
  const hoja = (...rows: string[][]) => Papa.unparse([['Matrícula', 'Sexo', 'CURP'], ...rows])
  const { data } = await escolar.subir(
    'estudiantes',
    hoja([pedro, 'M', ''], [rosa, 'M', 'LOPA010203MOCPRNA7'], [ana, 'M', '']),
  )
  const sola = leidaComoMujer.replace('otro renglón dice «F»', 'ningún renglón aclara qué quiere decir')
  const filas = await escolar.filas(data.id)
  const deSexo = filas.map(({ estado, dudas }) => [
    estado,
    dudas.filter(({ campo }) => campo === 'sexo').map(({ mensaje }) => mensaje),
  ])
  expect(deSexo).toEqual([
    ['cambia', [sola]],
    ['cambia', []],
    ['igual', []],
  ])
})

it('a sheet in words of here is not doubted, in whole or in letters', async () => {
  const { filas } = await revisar([pedro, 'M'], [rosa, 'H'], [ana, 'Hombre'], [juan, 'mujer'])
  expect(filas.map(({ faltas, dudas }) => [faltas, dudas])).toEqual(Array.from({ length: 4 }, () => [{}, []]))
})

it('doubts a new record likewise, and refuses an unknown word in those of the form', async () => {
  const hoja = [
    ['CUC', 'Cargo', 'Nombre', 'Apellidos', 'Sexo', 'Desde'],
    [cuc.nombre, 'Directivo', 'Pedro', 'Cruz', 'M', '01/02/2026'],
    [cuc.nombre, 'Directivo', 'Ana', 'Luz', 'F', '01/02/2025'],
    [cuc.nombre, 'Directivo', 'Eva', 'Sol', 'varón', '01/02/2024'],
  ]
  const { data } = await escolar.subir('firmantes', Papa.unparse(hoja))
  const filas = await escolar.filas(data.id)
  expect(filas.map(({ estado, faltas, dudas }) => [estado, faltas, dudas.map(({ mensaje }) => mensaje)])).toEqual([
    ['nuevo', {}, [leidaComoMujer]],
    ['nuevo', {}, []],
    ['error', { sexo: '«varón» no es una opción de «Sexo»: escriba Hombre o Mujer' }, []],
  ])
})
