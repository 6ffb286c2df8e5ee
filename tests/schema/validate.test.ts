import { describe, expect, it } from 'vitest'
import { reference, text } from '../../src/schema/fields.ts'
import { tidy } from '../../src/schema/record/tidy.ts'
import { validate } from '../../src/schema/validate.ts'
import type { Mode } from '../../src/schema/active.ts'
import type { Values } from '../../src/schema/kinds.ts'
import { herramientas } from './herramientas.ts'

const hoy = '2026-03-10'
const buena = { clave: 'abcd', nombre: 'Pala' }
const dice = (cambios: object, mode: Mode = 'create', stored?: Values) =>
  validate(herramientas, mode, { ...buena, ...cambios }, { today: hoy, stored })
const error = (cambios: object, mode?: Mode, stored?: Values) => dice(cambios, mode, stored).errors
const guardado = (campo: string, valor: unknown) => dice({ [campo]: valor }).values[campo]

describe('an accepted value has one form', () => {
  it('but a key is taken with its signs: a record stored with them is still found', () => {
    const clave = text({ label: 'Clave', locked: true })
    const programa = reference({ label: 'Programa', to: 'programas' })
    for (const field of [clave, programa]) expect(tidy(field, ' LIC\u00a0UNO\u200b ')).toBe('LIC\u00a0UNO\u200b')
  })

  it.each<[campo: string, dicho: unknown, guardado: unknown]>([
    ['clave', ' abcd ', 'ABCD'],
    ['lema', 'uno\t\r\n dos', 'uno  dos'],
    ['lema', 'n\u0303', 'ñ'],
    ['lema', '\u00a0uno\u00a0dos\u202ftres\u3000', 'uno dos tres'],
    ['lema', '\ufeffGar\u00adcía\u200b', 'García'],
    ['lema', '\u202a951 123 4567\u202c', '951 123 4567'],
    ['notas', 'uno\u00a0dos\ntres\u200b', 'uno dos\ntres'],
    ['lema', 'x'.repeat(255), 'x'.repeat(255)],
    ['notas', ' uno\r\ndos ', 'uno\ndos'],
    ['nombre', '😀'.repeat(10), '😀'.repeat(10)],
    ['correo', ' Ana@Demo.MX ', 'ana@demo.mx'],
    ['email', 'Ana@Demo.MX', 'ana@demo.mx'],
    ['password', ' con espacios 1 ', ' con espacios 1 '],
    ['piezas', '9', 9],
    ['piezas', 1, 1],
    ['anios', 2, 2],
    ['anios', 5, 5],
    ['cuantas', 2147483647, 2147483647],
    ['peso', '0.50', 0.5],
    ['peso', '7,5', 7.5],
    ['peso', ' 12,25 ', 12.25],
    ['precio', '-0,5', -0.5],
    ['piezas', '7,0', 7],
    ['peso', 99.5, 99.5],
    ['precio', 999999.99, 999999.99],
    ['precio', -999999.99, -999999.99],
    ['compra', '2000-01-01', '2000-01-01'],
    ['compra', hoy, hoy],
    ['abre', '07:00', '07:00'],
    ['abre', '20:00', '20:00'],
    ['cierra', '00:00', '00:00'],
    ['cierra', '23:59', '23:59'],
    ['prestada', false, false],
    ['tipo', '1', 1],
    ['estado', 'Usada', 'Usada'],
    ['usos', ['3', 1, 3], [1, 3]],
    ['sangre', '4', 4],
    ['lugar', 'CUC01', 'CUC01'],
    ['lugar', 'x'.repeat(255), 'x'.repeat(255)],
    ['partes', ['mango'], [{ nombre: 'mango' }]],
  ])('%s: %j', (campo, dicho, esperado) => {
    expect(dice({ [campo]: dicho }).errors).toEqual({})
    expect(guardado(campo, dicho)).toEqual(esperado)
  })
})

describe('an invalid value is refused with a message', () => {
  it.each<[campo: string, dicho: unknown, sentence: string]>([
    ['clave', '', "El campo 'Clave' es requerido"],
    ['clave', 'abc', "El campo 'Clave' debe contener 4 caracteres"],
    ['clave', 5, "El campo 'Clave' no es válido"],
    ['nombre', ' ', 'Escriba el nombre'],
    ['nombre', null, 'Escriba el nombre'],
    ['nombre', '😀'.repeat(11), "El campo 'Nombre' debe contener máximo 10 caracteres"],
    ['lema', 'x'.repeat(256), "El campo 'Lema' debe contener máximo 255 caracteres"],
    ['lema', 'a\u0000', "El campo 'Lema' contiene caracteres no permitidos"],
    ['notas', 'x'.repeat(21), 'Notas demasiado largas'],
    ['serie', 'ab', 'La serie tiene tres'],
    ['serie', 'AB1', 'Solo letras'],
    ['correo', 'ana', 'Por favor ingrese un correo valido'],
    ['correo', 5, 'Por favor ingrese un correo valido'],
    ['password', 'corta1', "La 'Contraseña' debe contener minimo 8 caracteres"],
    ['password', 7, "El campo 'Contraseña' no es válido"],
    ['password', `a1${'x'.repeat(199)}`, 'La contraseña es demasiado larga'],
    ['piezas', 0, 'Al menos una'],
    ['piezas', 10, "El campo 'Piezas' no puede ser mayor a 9"],
    ['piezas', 1.5, "El campo 'Piezas' debe ser un número entero"],
    ['piezas', '1,5', "El campo 'Piezas' debe ser un número entero"],
    ['precio', '7,500', "El campo 'Precio' debe ser un número"],
    ['precio', '7,5,5', "El campo 'Precio' debe ser un número"],
    ['precio', ',5', "El campo 'Precio' debe ser un número"],
    ['precio', '7,', "El campo 'Precio' debe ser un número"],
    ['piezas', 'x', "El campo 'Piezas' debe ser un número"],
    ['piezas', '1e1', "El campo 'Piezas' debe ser un número"],
    ['piezas', true, "El campo 'Piezas' debe ser un número"],
    ['anios', 1, 'De 2 a 5'],
    ['anios', 6, 'De 2 a 5'],
    ['cuantas', 2147483648, "El campo 'Cuántas' no puede ser mayor a 2,147,483,647"],
    ['cuantas', -2147483648, "El campo 'Cuántas' no puede ser menor a -2,147,483,647"],
    ['peso', 0.49, "El campo 'Peso' no puede ser menor a 0.5"],
    ['peso', 99.51, 'Pesa demasiado'],
    ['peso', 1.005, "El campo 'Peso' admite máximo dos decimales"],
    ['precio', 1000000, "El campo 'Precio' no puede ser mayor a 999,999.99"],
    ['precio', -1000000, "El campo 'Precio' no puede ser menor a -999,999.99"],
    ['compra', '1999-12-31', 'Demasiado antigua'],
    ['compra', '2026-02-30', "El campo 'Compra' debe ser una fecha válida"],
    ['compra', 5, "El campo 'Compra' debe ser una fecha válida"],
    ['entrega', 'mañana', 'Escriba una fecha'],
    ['vence', '0000-01-01', "El campo 'Vence' debe ser una fecha válida"],
    ['abre', '06:59', 'Muy temprano'],
    ['abre', '20:01', 'Muy tarde'],
    ['cierra', '24:00', 'Escriba una hora'],
    ['limpia', '9:00', "El campo 'Limpia' debe ser una hora (hh:mm)"],
    ['prestada', 'sí', "El campo 'Prestada' no es válido"],
    ['tipo', 3, "Seleccione un valor válido en 'Tipo'"],
    ['tipo', {}, "Seleccione un valor válido en 'Tipo'"],
    ['estado', 'Rota', "Seleccione un valor válido en 'Estado'"],
    ['usos', [4], "Seleccione un valor válido en 'Usos'"],
    ['usos', 'x', "El campo 'Usos' no es válido"],
    ['usos', Array.from({ length: 1001 }, () => 1), "El campo 'Usos' no es válido"],
    ['sangre', 0, "Seleccione un valor válido en 'Sangre'"],
    ['sangre', 1.5, "Seleccione un valor válido en 'Sangre'"],
    ['sangre', 2147483648, "Seleccione un valor válido en 'Sangre'"],
    ['lugar', 5, "Seleccione un valor válido en 'Lugar'"],
    ['lugar', 'x'.repeat(256), "Seleccione un valor válido en 'Lugar'"],
    ['partes', 'mango', 'Elija las partes'],
  ])('%s: %j', (campo, dicho, sentence) => {
    expect(error({ [campo]: dicho })).toEqual({ [campo]: sentence })
    expect(guardado(campo, dicho)).toBeOneOf([null, []])
  })

  it.each(['.', '..'])('a key that an address cannot say: %s', clave => {
    const soloPuntos = { ...herramientas, fields: { ...herramientas.fields, clave: herramientas.fields.lema } }
    const { errors } = validate(soloPuntos as typeof herramientas, 'create', { ...buena, clave }, { today: hoy })
    expect(errors).toEqual({ clave: "El campo 'Lema' no es válido" })
    expect(error({ lema: clave })).toEqual({})
  })

  it('rules between fields apply in their order, to sent and stored values, once the field itself is right', () => {
    expect(error({ cuantas: 13, piezas: 9 })).toEqual({ cuantas: 'Trece no' })
    expect(error({ cuantas: 5, piezas: 6 })).toEqual({ cuantas: 'Menos que piezas' })
    expect(error({ cuantas: 5, piezas: 5 })).toEqual({})
    expect(error({ cuantas: 1.5, piezas: 6 })).toEqual({ cuantas: "El campo 'Cuántas' debe ser un número entero" })
    expect(error({ cuantas: '', piezas: 6 })).toEqual({})
    expect(error({ compra: '2026-03-11' })).toEqual({ compra: 'Aún no llega' })
  })
})

describe('a field that the form does not have', () => {
  it('by its condition is neither asked for nor kept', () => {
    expect(error({ tipo: 2 })).toEqual({ motor: "El campo 'Motor' es requerido" })
    expect(error({ tipo: 1 })).toEqual({})
    expect(dice({ tipo: 1, motor: 'Diésel' }).values.motor).toBeNull()
    expect(dice({ tipo: '2', motor: 'Diésel' }).values.motor).toBe('Diésel')
  })

  it('any more, but once had, stays when it is sticky', () => {
    const usada = { estado: 'Usada', garantia: 'Un año' }
    expect(dice(usada, 'create').values.garantia).toBeNull()
    expect(dice(usada, 'update', { estado: 'Usada' }).values.garantia).toBeNull()
    expect(dice(usada, 'update', { estado: 'Nueva' }).values.garantia).toBe('Un año')
    expect(dice({ tipo: 1, motor: 'Diésel' }, 'update', { tipo: 2 }).values.motor).toBeNull()
  })

  it('in this mode is not kept; one that is locked or given is not even read', () => {
    expect(dice({ baja: '2026-01-01' }).values.baja).toBeNull()
    expect(dice({ baja: '2026-01-01' }, 'update').values.baja).toBe('2026-01-01')
    expect(dice({ password: 'Comunal2026' }, 'update').values.password).toBeNull()
    expect(dice({}, 'update').values).not.toHaveProperty('clave')
    expect(Object.keys(dice({ alta: '2026-01-01', edad: 9, folio: 'x', donde: 'y' }).values)).not.toEqual(
      expect.arrayContaining(['alta', 'edad', 'folio', 'donde']),
    )
    expect(dice({}, 'delete').values).toEqual({})
  })
})

it('nothing said is nothing kept: a new flag begins as declared, several are none', () => {
  expect(dice({}).values).toMatchObject({ prestada: true, afilada: false, usos: [], lema: null, tipo: null })
  expect(dice({ prestada: null, usos: null, lema: ' ' }).values).toMatchObject({
    prestada: false,
    usos: [],
    lema: null,
  })
  expect(dice({}, 'update').values.prestada).toBe(false)
})

it('a body may call a field by the last word of its place in the record, its own name first', () => {
  expect(dice({ fecha: '2026-01-02' }, 'update').values.baja).toBe('2026-01-02')
  expect(dice({ fecha: '2026-01-02', baja: '2026-01-01' }, 'update').values.baja).toBe('2026-01-01')
  expect(validate(herramientas, 'create', Object.create(buena), { today: hoy }).errors).toEqual({
    clave: "El campo 'Clave' es requerido",
    nombre: 'Escriba el nombre',
  })
})
