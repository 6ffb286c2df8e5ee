import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeTurns } from '../../server/crud/advice/takeTurns.ts'
import { resources } from '../../src/resources/index.ts'
import { adviceHeader, type Advice } from '../../src/schema/advice.ts'
import { advertidos } from '../harness/advertidos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { esperan } from '../harness/esperan.ts'
import { importador } from '../harness/importador.ts'
import { periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let token: string
let id_periodo: string
beforeAll(async () => {
  e = await escena()
  ;({ id_periodo } = await vecinos(e.db))
  token = await e.tokenDe('coordinador')
})
afterAll(() => e.cerrar())

const yaHay = `Ya hay un periodo con este nombre y estas fechas: ${periodo.nombre} (Semestre)`
const dichos = (valores: object, clave?: string) => advertidos(e, token, 'periodos', valores, clave)
const registrar = (cuerpo: object, visto = 'none') =>
  e.pedir('POST', 'periodos', { token, cuerpo, encabezados: { [adviceHeader]: visto } })

it('a periodo that is already there is warned of, whatever capitals, accents and blanks; another name, another day or itself is not', async () => {
  await registrar({ ...periodo, nombre: 'Periodo de otoño', fecha_inicio: '2028-02-01', fecha_final: '2028-07-31' })
  const otono = { nombre: '  PERÍODO  de otono ', fecha_inicio: '2028-02-01', fecha_final: '2028-07-31' }
  expect(await dichos({ ...periodo, ...otono, periodicidad: 'Cuatrimestre' })).toEqual([
    ['nombre', 'Ya hay un periodo con este nombre y estas fechas: Periodo de otoño (Semestre)'],
  ])
  expect(await dichos(periodo)).toEqual([['nombre', yaHay]])
  for (const cambio of [{ nombre: '2026-C' }, { fecha_inicio: '2026-08-02' }, { fecha_final: '2027-01-30' }])
    expect(await dichos({ ...periodo, ...cambio })).toEqual([])
  expect(await dichos({ ...periodo, nombre: '2026-b' }, id_periodo)).toEqual([])
})

it('is saved once the warning was read, and by a call that shows none', async () => {
  const negada = await registrar(periodo)
  expect(negada.status).toBe(409)
  const { hallazgos }: Advice = JSON.parse(negada.texto).data
  expect(hallazgos.map(({ texto, impide, registro }) => [texto, impide, registro?.clave])).toEqual([
    [yaHay, false, id_periodo],
  ])
  expect((await registrar(periodo, hallazgos.map(({ id }) => id).join(','))).status).toBe(201)
  expect((await e.pedir('POST', 'periodos', { token, cuerpo: periodo })).status).toBe(201)
})

it('of two that are saved at once, one is warned of the other', async () => {
  const cuerpo = { ...periodo, nombre: 'A la vez' }
  const { pedidas } = await e.db.transaction(async tx => {
    await takeTurns(tx, resources.periodos)
    const pedidas = [registrar(cuerpo), registrar(cuerpo)]
    await expect.poll(() => esperan(e.db)).toBe(2)
    return { pedidas }
  })
  expect((await Promise.all(pedidas)).map(({ status }) => status).toSorted()).toEqual([201, 409])
})

it('a row of a spreadsheet that says one that is there, or is twice in the file, is a doubt', async () => {
  const { subir, filas } = importador(e, token)
  const fila = (nombre: string) => `${nombre},01/03/2029,31/08/2029,Semestre`
  await registrar({ ...periodo, nombre: 'Primavera', fecha_inicio: '2029-03-01', fecha_final: '2029-08-31' })
  const hoja = ['Nombre,Fecha de inicio,Fecha final,Periodicidad', ...['PRIMAVERA', 'Nuevo', 'nuevo'].map(fila)]
  const { data } = await subir('periodos', hoja.join('\n'))
  const doble = 'Otro renglón del archivo tiene este nombre y estas fechas'
  expect((await filas(data.id)).map(({ dudas }) => dudas.map(({ campo, mensaje }) => [campo, mensaje]))).toEqual([
    [['nombre', 'Ya hay un periodo con este nombre y estas fechas: Primavera (Semestre)']],
    [['nombre', doble]],
    [['nombre', doble]],
  ])
})
