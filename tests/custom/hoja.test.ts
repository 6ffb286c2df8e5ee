import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bloqueDe } from '../../src/domain/pegado/bloque.ts'
import { createHoja, enBlanco } from '../../src/custom/calificaciones/hoja.ts'
import { pegado } from '../../src/domain/pegado/pegado.ts'
import { resumen } from '../../src/custom/calificaciones/resumen.ts'
import { ordenDe, type Foco } from '../../src/custom/calificaciones/ordenDe.ts'

const alumnos = ['ANA', 'BETO', 'CITLALI', 'DALIA'].map((nombre, lugar) => ({
  matricula: `2026IST0${lugar + 1}`.padEnd(18, '0'),
  nombre: `Pérez López ${nombre}`,
}))
const [ana = '', beto = '', citlali = '', dalia = ''] = alumnos.map(({ matricula }) => matricula)
const nueva = () => createHoja(alumnos, new Map())
const escribir = (
  hoja: ReturnType<typeof nueva>,
  matricula: string,
  campo: 'calificacion' | 'asistencia' | 'calificacion_letra',
  ...textos: string[]
) => textos.forEach(texto => hoja.write({ matricula, campo, texto }))

describe('typing', () => {
  test('a grade writes its words, with a point or a comma, and takes them away again', () => {
    const hoja = nueva()
    escribir(hoja, ana, 'calificacion', '7', '7.', '7.5')
    expect(hoja.fila(ana).textos).toMatchObject({ calificacion: '7.5', calificacion_letra: 'siete punto cinco' })
    escribir(hoja, ana, 'calificacion', '7,5')
    expect(hoja.fila(ana).textos).toMatchObject({ calificacion: '7,5', calificacion_letra: 'siete punto cinco' })
    escribir(hoja, ana, 'calificacion', '75')
    expect(hoja.fila(ana)).toMatchObject({ textos: { calificacion: '75', calificacion_letra: '' }, completa: false })
  })

  test('nothing is ever changed into something else', () => {
    fc.assert(
      fc.property(fc.string(), texto => {
        const hoja = nueva()
        hoja.write({ matricula: ana, campo: 'calificacion', texto })
        hoja.write({ matricula: ana, campo: 'asistencia', texto })
        expect(hoja.fila(ana).textos).toMatchObject({ calificacion: texto, asistencia: texto })
      }),
    )
  })

  test('words that a person writes stay until the grade changes', () => {
    const hoja = nueva()
    escribir(hoja, ana, 'calificacion', '8')
    escribir(hoja, ana, 'calificacion_letra', 'siete')
    expect(hoja.fila(ana).fallas.calificacion_letra).toBe('La calificación en letra debe ser «ocho»')
    escribir(hoja, ana, 'calificacion', 'x')
    expect(hoja.fila(ana).textos.calificacion_letra).toBe('siete')
  })

  test('one visit to a cell is undone at once, grade and words; Esc forgets it', () => {
    const hoja = nueva()
    escribir(hoja, ana, 'calificacion', '9', '9.', '9.5')
    hoja.settle()
    escribir(hoja, beto, 'calificacion', '6')
    expect(hoja.abandon(beto, 'calificacion')).toBe(true)
    expect(hoja.abandon(beto, 'calificacion')).toBe(false)
    expect(hoja.fila(beto).textos).toEqual(enBlanco)
    expect(hoja.undo()).toMatchObject({ matricula: ana, campo: 'calificacion' })
    expect(hoja.fila(ana).textos).toEqual(enBlanco)
    hoja.redo()
    expect(hoja.fila(ana).textos).toMatchObject({ calificacion: '9.5', calificacion_letra: 'nueve punto cinco' })
    expect([hoja.redo(), hoja.undo(), hoja.undo()]).toMatchObject([undefined, { matricula: ana }, undefined])
  })

  test('everything that was ever done can be undone', () => {
    const paso = fc.record({
      quien: fc.constantFrom(ana, beto, citlali),
      campo: fc.constantFrom('asistencia', 'calificacion', 'calificacion_letra', 'retroalimentacion'),
      texto: fc.constantFrom('7', '7.5', '10', 'x', '', 'siete'),
      asienta: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(paso), pasos => {
        const hoja = nueva()
        for (const { quien, campo, texto, asienta } of pasos) {
          hoja.write({ matricula: quien, campo, texto })
          if (asienta) hoja.settle()
        }
        const despues = alumnos.map(({ matricula }) => hoja.fila(matricula).textos)
        let cuantos = 0
        while (hoja.undo()) cuantos += 1
        expect(alumnos.map(({ matricula }) => hoja.fila(matricula).textos)).toEqual(alumnos.map(() => enBlanco))
        for (let vez = 0; vez < cuantos; vez += 1) hoja.redo()
        expect(alumnos.map(({ matricula }) => hoja.fila(matricula).textos)).toEqual(despues)
      }),
    )
  })

  test('a cell that others wrote over is neither undone nor restored; the rest of the change still is', () => {
    const hoja = nueva()
    const notas = () => [ana, beto].map(clave => hoja.fila(clave).textos.calificacion)
    const ajena = (texto: string) => hoja.receive([{ matricula: ana, campo: 'calificacion', texto }])
    hoja.apply([ana, beto].map(matricula => ({ matricula, campo: 'calificacion', texto: '8' })))
    ajena('9')
    hoja.undo()
    expect(notas()).toEqual(['9', ''])
    escribir(hoja, ana, 'calificacion', '7')
    ajena('6')
    expect(hoja.abandon(ana, 'calificacion')).toBe(false)
    hoja.redo()
    expect(notas()[0]).toBe('6')
  })

  test('redo is gone once something new is written', () => {
    const hoja = nueva()
    escribir(hoja, ana, 'calificacion', '9')
    hoja.settle()
    hoja.undo()
    escribir(hoja, beto, 'calificacion', '6')
    expect(hoja.redo()).toBeUndefined()
    expect(hoja.fila(ana).textos).toEqual(enBlanco)
    hoja.undo()
    hoja.apply([{ matricula: citlali, campo: 'calificacion', texto: '7' }])
    expect(hoja.redo()).toBeUndefined()
    expect(hoja.fila(beto).textos).toEqual(enBlanco)
  })

  test('only listeners of a row are notified of it', () => {
    const hoja = nueva()
    const oidos: string[] = []
    for (const clave of [ana, beto, '']) hoja.listen(clave, () => oidos.push(clave))
    escribir(hoja, ana, 'calificacion', '9')
    escribir(hoja, ana, 'calificacion', '9')
    expect(oidos).toEqual([ana, ''])
  })
})

test('a row says the same object until it changes, somebody unknown too, so that a screen that reads it comes to rest', () => {
  const hoja = nueva()
  expect(hoja.fila('')).toBe(hoja.fila('otra'))
  const antes = hoja.fila(ana)
  escribir(hoja, beto, 'asistencia', '90')
  expect(hoja.fila(ana)).toBe(antes)
})

describe('a paste', () => {
  const pegar = (texto: string, renglon = 0, campo: 'asistencia' | 'calificacion' = 'asistencia') => {
    const hoja = nueva()
    const hecho = pegado(bloqueDe(texto) ?? [], alumnos, { renglon, campo })
    hoja.apply(hecho.cambios)
    return { hoja, ...hecho, fila: (matricula: string) => hoja.fila(matricula).textos }
  }

  test('a text of one cell is no block', () => {
    expect(['7.5', '7.5\r\n', ''].map(bloqueDe)).toEqual([undefined, undefined, undefined])
    expect(bloqueDe('a\t"b\nc"\r\n"di ""x"""\t\r\n')).toEqual([
      ['a', 'b\nc'],
      ['di "x"', ''],
    ])
  })

  test('goes by matrícula where a column holds them, in any order', () => {
    const { fila, por, desconocidas, estudiantes } = pegar(
      `${citlali}\t80\t7,5\n${ana.toLowerCase()}\t95\t10\nNO-ES-DE-AQUI\t1\t1`,
      2,
    )
    expect([por, desconocidas, estudiantes]).toEqual(['matrícula', ['NO-ES-DE-AQUI'], 2])
    expect(fila(ana)).toEqual({
      asistencia: '95',
      calificacion: '10',
      calificacion_letra: 'diez',
      retroalimentacion: '',
    })
    expect(fila(citlali)).toMatchObject({
      asistencia: '80',
      calificacion: '7,5',
      calificacion_letra: 'siete punto cinco',
    })
    expect(fila(beto)).toMatchObject({ calificacion: '' })
  })

  test('leaves names out, and reads headings in any order', () => {
    expect(pegar(`Pérez López Ana\t${ana}\t90\t8\nPerez Lopez Beto\t${beto}\t70\t6`).fila(beto)).toMatchObject({
      asistencia: '70',
      calificacion: '6',
    })
    const { fila } = pegar(
      `Matrícula\tNombre\tCalificación\tObservaciones\tAsistencia\n${dalia}\tDalia\t9.5\tMuy bien\t100`,
    )
    expect(fila(dalia)).toEqual({
      asistencia: '100',
      calificacion: '9.5',
      calificacion_letra: 'nueve punto cinco',
      retroalimentacion: 'Muy bien',
    })
  })

  test('goes by order without matrículas, from the cell of the focus, and says so', () => {
    const { fila, por, sobrantes } = pegar('8\n9\n10\n7', 1, 'calificacion')
    expect([por, sobrantes]).toEqual(['orden', 1])
    expect([ana, beto, citlali, dalia].map(quien => fila(quien).calificacion)).toEqual(['', '8', '9', '10'])
  })

  test('stays as it came, wrong or not, and is undone at once', () => {
    const { hoja, fila } = pegar('120\t11\tonce\n50\t7.55\t')
    expect(fila(ana)).toMatchObject({ asistencia: '120', calificacion: '11', calificacion_letra: 'once' })
    expect(Object.keys(hoja.fila(ana).fallas)).toEqual(['asistencia', 'calificacion'])
    hoja.undo()
    expect(fila(ana)).toEqual(enBlanco)
    expect(fila(beto)).toEqual(enBlanco)
  })
})

describe('the keys', () => {
  const foco: Foco = { renglon: 1, columna: 1, renglones: 4, dentro: false }
  const en = (key: string, cambios: Partial<Foco> = {}, mas = {}) =>
    ordenDe({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...mas }, { ...foco, ...cambios })
  test.each([
    ['Enter', {}, {}, [2, 1]],
    ['Enter', {}, { shiftKey: true }, [0, 1]],
    ['Enter', { renglon: 3 }, {}, [3, 1]],
    ['Tab', {}, {}, [1, 2]],
    ['Tab', { columna: 3 }, {}, [2, 0]],
    ['Tab', { columna: 0 }, { shiftKey: true }, [0, 3]],
    ['ArrowLeft', {}, {}, [1, 0]],
    ['ArrowLeft', { columna: 0 }, {}, [1, 0]],
    ['ArrowDown', { dentro: true }, {}, [2, 1]],
    ['PageDown', {}, {}, [3, 1]],
    ['Home', {}, {}, [1, 0]],
    ['End', {}, { ctrlKey: true }, [3, 3]],
  ])('%s from %j with %j goes to %j', (key, cambios, mas, ir) => expect(en(key, cambios, mas)).toEqual({ ir }))
  test('the last Tab leaves the sheet, and within a text sideways keys are its own', () => {
    expect([
      en('Tab', { renglon: 3, columna: 3 }),
      en('Tab', { renglon: 0, columna: 0 }, { shiftKey: true }),
      en('ArrowLeft', { dentro: true }),
      en('Home', { dentro: true }),
      en('a'),
      en('a', {}, { ctrlKey: true }),
    ]).toEqual(Array.from({ length: 6 }, () => undefined))
  })
  test('Ctrl-Z, Ctrl-Shift-Z and Ctrl-Y', () => {
    expect([
      en('z', {}, { ctrlKey: true }),
      en('Z', {}, { metaKey: true, shiftKey: true }),
      en('y', {}, { ctrlKey: true }),
    ]).toEqual([{ hacer: 'deshacer' }, { hacer: 'rehacer' }, { hacer: 'rehacer' }])
  })
})

test('the summary counts complete and missing students, and the mean of the grades so far', () => {
  const hoja = nueva()
  escribir(hoja, ana, 'calificacion', '7.1')
  escribir(hoja, beto, 'calificacion', '7.2')
  escribir(hoja, citlali, 'calificacion', '5')
  escribir(hoja, beto, 'asistencia', '80')
  expect(resumen(hoja)).toEqual({ total: 4, calificados: 1, faltan: 3, promedio: '6.43', acreditan: 2 })
})
