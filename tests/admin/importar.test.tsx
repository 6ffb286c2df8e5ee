import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { like } from 'drizzle-orm'
import { Blob } from 'node:buffer'
import { beforeEach, expect, it, vi } from 'vitest'
import { importacionesFilas, importaciones } from '../../server/crud/import/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { boton, botones, dialogo, dialogos, elegir, escribir, hallado, pulsar } from './formulario.ts'
import { pantalla } from './pantalla.ts'

/** `fetch` only sends whole files as Node's Blob, not jsdom's. */
vi.stubGlobal('Blob', Blob)

const aqui = pantalla()
const { base } = aqui

beforeEach(async () => {
  await base().db.delete(importaciones)
  await aqui.abrir('coordinador', '/materias', 'Materias')
  await abrir()
})

const abrir = async () => {
  fireEvent.click(await hallado('Importar'))
  await waitFor(() => boton('Elegir hoja de cálculo', dialogo()))
}
const dice = (texto: string | RegExp) =>
  waitFor(() =>
    expect(dialogo().textContent).toEqual(
      typeof texto === 'string' ? expect.stringContaining(texto) : expect.stringMatching(texto),
    ),
  )
const cargar = (texto: string, llamada = 'materias.csv') => {
  const entrada = dialogo().querySelector('input[type=file]')
  if (!entrada) throw new Error('there is no place for a file')
  fireEvent.change(entrada, { target: { files: [new File([texto], llamada, { type: 'text/csv' })] } })
}
const casilla = (texto: RegExp) => {
  const marca = [...dialogo().querySelectorAll('label')].find(({ textContent }) => texto.test(textContent))
  if (!marca) throw new Error(`there is no box «${texto}»`)
  fireEvent.click(marca)
}
/** Returns the input of a faulty cell in the rows, by the name of its column. */
const celda = (nombre: string) => {
  const etiqueta = [...dialogo().querySelectorAll('ul[aria-label="Renglones del archivo"] label')].find(
    ({ textContent }) => textContent === nombre,
  )
  const control = document.getElementById(etiqueta?.getAttribute('for') ?? '')
  if (!(control instanceof HTMLInputElement)) throw new Error(`no row has a wrong «${nombre}»`)
  return control
}
const guardadas = (clave: string) =>
  base()
    .db.select()
    .from(tables.materias)
    .where(like(tables.materias.clave_materia, `${clave}%`))

it('names the missing columns once, over the sheet, and counts them at each row; none that another one tells', async () => {
  await aqui.abrir('escolar', '/estudiantes', 'Estudiantes')
  await abrir()
  cargar(`Matrícula,CURP,Nacionalidad\n${'Z'.padEnd(18, '1')},GALM010203MOCRPGA9,Mexicana`, 'estudiantes.csv')
  await dice(/Faltan \d+ columnas/)
  const texto = [...dialogo().querySelectorAll('p')].map(({ textContent }) => textContent)
  const nombres = texto.find(each => each.startsWith('Para registros nuevos faltan'))?.split(': ')[1] ?? ''
  expect(nombres).toMatch(/^Nombre, Apellido paterno, Apellido materno, Nivel educativo,/)
  expect(texto).toContain(`Faltan ${nombres.split(', ').length} columnas (vea arriba)`)
  expect(texto.filter(each => each.includes('Apellido materno'))).toHaveLength(1)
})

it('a misspelled heading proposes its column, which fills nothing until it is chosen; a second column says that it repeats', async () => {
  cargar('Calve,Nonbre,Créditos,Créditos,Notas\nPRO-1,Apicultura,6,7,x')
  await dice('1 columna reconocida de 5')
  expect(botones(/^¿Quiso decir/, dialogo()).map(({ textContent }) => textContent)).toEqual([
    '¿Quiso decir «Clave»?',
    '¿Quiso decir «Nombre»?',
  ])
  expect(dialogo().textContent.match(/Repetida: no se importa/g)).toHaveLength(1)
  pulsar('¿Quiso decir «Clave»?')
  await dice('2 columnas reconocidas de 5')
  pulsar('¿Quiso decir «Nombre»?')
  await dice(/: 1 nuevo/)
  expect(botones(/^¿Quiso decir/, dialogo())).toEqual([])
  expect(boton('Aplicar: 1 registro').disabled).toBe(false)
})

it('a sheet is chosen, shows its outcome, is corrected in place, applied and undone', async () => {
  cargar('Clave,Nombre,Créditos\nPAN-1,Apicultura,6\nPAN-2,Botánica,muchos\nPAN-3,,6')
  await dice(/«materias.csv»: 1 nuevo, 0 con cambios, 0 iguales, 2 con errores/)
  await dice("El campo 'Créditos' debe ser un número")
  expect(celda('Créditos').value).toBe('muchos')
  expect(boton(/^Aplicar/).disabled).toBe(true)
  fireEvent.change(celda('Créditos'), { target: { value: '6' } })
  fireEvent.change(celda('Nombre'), { target: { value: 'Zoología' } })
  pulsar(/Volver a revisar \(2 celdas corregidas\)/)
  await dice(/: 3 nuevos, 0 con cambios/)
  expect(await guardadas('PAN-')).toEqual([])
  pulsar('Aplicar: 3 registros')
  await dice('Se importó «materias.csv»: 3 nuevos, 0 cambiados')
  expect(await guardadas('PAN-')).toHaveLength(3)
  pulsar('Deshacer')
  await waitFor(() => expect(dialogos()).toEqual([]))
  expect(await guardadas('PAN-')).toEqual([])
})

it('a wrong cell is heard with the row that it is of', async () => {
  cargar('Clave,Nombre,Créditos\nOIR-1,Apicultura,muchos\nOIR-2,Botánica,pocos')
  await dice(/2 con errores/)
  await dice(/2 con errores/)
  for (const [renglon, valor] of [
    ['Renglón 2: Apicultura', 'muchos'],
    ['Renglón 3: Botánica', 'pocos'],
  ])
    expect(within(await screen.findByRole('group', { name: renglon })).getByLabelText('Créditos')).toHaveProperty(
      'value',
      valor,
    )
  pulsar('Cerrar')
})

it('the records of a sheet of before are told as far as they are still there', async () => {
  cargar('Clave,Nombre,Créditos\nANT-1,Apicultura,6\nANT-2,Botánica,6')
  await dice(/2 nuevos/)
  pulsar('Aplicar: 2 registros')
  await dice('Se importó «materias.csv»: 2 nuevos, 0 cambiados')
  await base().db.delete(tables.materias).where(like(tables.materias.clave_materia, 'ANT-2'))
  pulsar('Cerrar')
  await waitFor(() => expect(dialogos()).toEqual([]))
  await abrir()
  const suya = () => {
    const lote = [...dialogo().querySelectorAll('li')].find(({ textContent }) => textContent?.includes('2 nuevos'))
    return lote ?? expect.fail('the sheet is not among those of before')
  }
  await waitFor(suya)
  fireEvent.click(boton('Ver registros', suya()))
  await dice(/DeshacerApicultura · nuevo1 registro que ya no está o que usted no consulta/)
})

it('faulty rows may be left out', async () => {
  cargar('Clave,Nombre,Créditos\nFUE-1,Apicultura,6\nFUE-2,Botánica,muchos')
  await dice(/1 nuevo/)
  casilla(/^Dejar fuera 1 renglón con errores/)
  pulsar('Aplicar: 1 registro')
  await dice(/Se dejó fuera 1 renglón con errores/)
  expect(await guardadas('FUE-')).toHaveLength(1)
})

it('columns are said by hand, and one that is missing is filled for all rows', async () => {
  cargar('Código,Nombre\nCOL-1,Apicultura\nCOL-2,Botánica')
  await dice('1 columna reconocida de 2')
  expect(boton(/columna reconocida/).getAttribute('aria-expanded')).toBe('true')
  await elegir('Código', 'Clave')
  await dice('2 columnas reconocidas de 2')
  await elegir('Columna que falta', 'Créditos')
  escribir('Valor para todos los renglones', '6')
  pulsar('Llenar renglones')
  await dice(/: 2 nuevos/)
  expect(boton('Aplicar: 2 registros').disabled).toBe(false)
})

it('doubts are counted, shown first, and stay in sight once accepted', async () => {
  cargar('Clave,Nombre,Créditos\nDUD-1,Apicultura,6\nDUD-2,Total de horas,6')
  await dice(/2 nuevos, 0 con cambios, 0 iguales, 0 con errores, 1 dudoso por aceptar/)
  const renglones = () => screen.findAllByRole('group', { name: /^Renglón \d/ })
  expect(boton('Aplicar: 2 registros').disabled).toBe(true)
  expect((await renglones()).map(cada => cada.getAttribute('aria-label'))).toEqual(['Renglón 3: Total de horas'])
  casilla(/^Aceptar Nombre/)
  await waitFor(() => expect(boton('Aplicar: 2 registros').disabled).toBe(false))
  await dice(/0 con errores(?!,)/)
  expect((await renglones()).map(cada => cada.getAttribute('aria-label'))).toEqual(['Renglón 3: Total de horas'])
})

it('a file that is none is refused in its words, and another may be chosen', async () => {
  cargar('%PDF-1.7', 'acta.pdf')
  await dice('Es un PDF: elija un libro de Excel (.xlsx) o un archivo CSV')
  cargar('Clave,Nombre,Créditos\nOTR-1,Apicultura,6')
  await dice(/: 1 nuevo/)
  expect(boton('Aplicar: 1 registro').disabled).toBe(false)
})

it('an unfinished import is found again; one still being reviewed shows its progress', async () => {
  cargar('Clave,Nombre,Créditos\nDEJ-1,Apicultura,6')
  await dice(/: 1 nuevo/)
  pulsar('Cerrar')
  await waitFor(() => expect(dialogos()).toEqual([]))
  await base().db.update(importaciones).set({ avance: 40, latido: base().reloj.hoy })
  await abrir()
  await dice('Se sigue revisando «materias.csv»: 40 %')
  await base().db.update(importaciones).set({ avance: 100 })
  await dice('Quedó sin aplicar la revisión de «materias.csv».')
  pulsar('Continuar')
  await dice(/: 1 nuevo/)
})

it('rows that the database has overtaken are named', async () => {
  cargar('Clave,Nombre,Créditos\nADE-1,Apicultura,6')
  await dice(/: 1 nuevo/)
  await base().db.insert(tables.materias).values({ clave_materia: 'ADE-1', nombre: 'Ya estaba', creditos: 8 })
  pulsar('Aplicar: 1 registro')
  await dice(/Los registros cambiaron desde que los revisó.*Renglón 2: Ya estaba/)
  pulsar('Revisar de nuevo')
  await dice(/0 nuevos, 1 con cambios/)
  expect(botones('Revisar de nuevo', dialogo())).toEqual([])
  expect(await base().db.$count(importacionesFilas)).toBe(1)
})
