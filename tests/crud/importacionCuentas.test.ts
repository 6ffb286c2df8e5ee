import Papa from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importaciones } from '../../server/crud/import/tables.ts'
import { correos } from '../../server/mail/tables.ts'
import { resources } from '../../src/resources/index.ts'
import { importableFields } from '../../src/schema/cells/importable.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { importador } from '../harness/importador.ts'

const campos = importableFields(resources.consejeros).map(([name]) => name)

let e: Escena
let administrativo: ReturnType<typeof importador>
let cabeza: string[] = []
let modelo: string[] = []
beforeAll(async () => {
  e = await escena()
  administrativo = importador(e, await e.tokenDe('administrativo'))
  const texto = new TextDecoder().decode(
    await administrativo.exportado(`consejeros?columnas=${campos.join(',')}`, 'csv'),
  )
  const [primera = [], fila = []] = Papa.parse<string[]>(texto.replace(/^\ufeff/, '').trim()).data
  cabeza = primera
  modelo = fila
})
afterAll(() => e.cerrar())

/** Builds a row of a consejero of these types. Only Academico has an account, and hence an e-mail. */
const consejero = (cual: number, tipos: string) =>
  campos.map((name, at) => {
    if (name === 'matricula') return `CUENTA${String(cual).padStart(12, '0')}`
    if (name === 'tipos_consejero') return tipos
    if (name === 'email') return tipos.includes('Academico') ? `cuenta.${cual}@cuc.mx` : ''
    return modelo[at] ?? ''
  })
const traer = async (...filas: string[][]) => {
  const { data } = await administrativo.subir('consejeros', Papa.unparse([cabeza, ...filas]))
  const { data: aceptada } = await administrativo.escribir(`${data.id}/dudas`, { aceptada: true })
  const { data: revisada } = await administrativo.escribir(`${data.id}/revisar`, {})
  const { status, message } = await administrativo.aplicar(revisada)
  return { antes: [data.avisos, aceptada.avisos, revisada.avisos], status, message }
}
const queHacer =
  'sin contraseña y el sistema no avisa a nadie. Diga a cada persona que elija la suya al ingresar, con «¿Olvidó su contraseña?» y su correo'

it('tells before and after how many accounts it opens without a password, and what their people must do', async () => {
  const antes = [`Se abrirán 2 cuentas ${queHacer}`]
  expect(
    await traer(consejero(1, 'Academico'), consejero(2, 'Academico, Legal'), consejero(3, 'Administrativo')),
  ).toEqual({
    antes: [antes, antes, antes],
    status: 200,
    message: `Se importó «hoja.csv»: 3 nuevos, 0 cambiados. Se abrieron 2 cuentas ${queHacer}`,
  })
  expect(await e.db.$count(correos)).toBe(0)
})

it('says it of a record with a new account, and nothing of those with an old one', async () => {
  const uno = [`Se abrirá 1 cuenta ${queHacer}`]
  expect(await traer(consejero(3, 'Academico'))).toEqual({
    antes: [uno, uno, uno],
    status: 200,
    message: `Se importó «hoja.csv»: 0 nuevos, 1 cambiado. Se abrió 1 cuenta ${queHacer}`,
  })
  expect(await traer(consejero(3, 'Academico, Legal'))).toEqual({
    antes: [[], [], []],
    status: 200,
    message: 'Se importó «hoja.csv»: 0 nuevos, 1 cambiado',
  })
})

it('keeps of them how many they are: a later version may say it in other words', async () => {
  const { data } = await administrativo.subir('consejeros', Papa.unparse([cabeza, consejero(4, 'Academico')]))
  const avisosGuardados = async () =>
    (await e.db.select({ avisos: importaciones.avisos }).from(importaciones))[0]?.avisos
  expect(await avisosGuardados()).toEqual([{ opened: 1 }])
  await administrativo.escribir(`${data.id}/revisar`, {})
  expect(await avisosGuardados()).toEqual([{ opened: 1 }])
})
