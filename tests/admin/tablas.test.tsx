import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import Papa from 'papaparse'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { preferencias } from '../../server/university/personal.ts'
import { tables } from '../../server/university/tables.ts'
import { avisos, boton, botones, pulsar } from './formulario.ts'
import { filas, materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'

const aqui = pantalla()
const { base, llamadas } = aqui
const { materias } = materiasEn(aqui)

const nombres = [
  'Ñame y camote',
  'Nahuatl',
  'Álgebra del telar',
  'Zapoteco',
  '=SUMA(A1:A9)',
  '+52 951',
  '@autor',
  '-1',
  'Cuenta, con coma',
  'Dice «sí» y "no"',
  'Uno',
  'Dos',
]
beforeAll(() =>
  base()
    .db.insert(tables.materias)
    .values(
      nombres.map((nombre, lugar) => ({
        clave_materia: `MAT-${String(lugar).padStart(2, '0')}`,
        nombre,
        creditos: 4 + lugar / 2,
      })),
    ),
)
beforeEach(materias)

const buscador = () => document.querySelector<HTMLInputElement>('[type=search]') ?? document.createElement('input')
const buscar = (texto: string) => fireEvent.change(buscador(), { target: { value: texto } })
const nombresEnPantalla = () => filas().map(fila => /^\S+ (.*) \S+$/.exec(fila)?.[1])
const titulo = (nombre: string) =>
  [...document.querySelectorAll<HTMLElement>('thead th')].find(({ textContent }) => textContent === nombre)
const exportar = async () => {
  pulsar('Exportar CSV')
}
const pie = () => document.querySelector('.MuiTablePagination-displayedRows')?.textContent

it('has its toolbar whole in its first picture: nothing moves under a press', async () => {
  cleanup()
  const primera: (string | null)[] = []
  const mirada = new MutationObserver(() => {
    if (primera.length || !document.querySelector('[type=search]')) return
    primera.push(...[...document.querySelectorAll('main button')].map(({ textContent }) => textContent))
  })
  mirada.observe(document.body, { childList: true, subtree: true })
  await materias()
  mirada.disconnect()
  expect(primera).toEqual(expect.arrayContaining(['Filtrar', 'Columnas', 'Exportar CSV', 'Importar', 'Agregar']))
})

it('shows ten rows in Spanish order, says how many there are, and leads to the rest', async () => {
  await waitFor(() => expect(nombresEnPantalla()).toHaveLength(10))
  expect(pie()).toBe('1–10 de 13')
  const primeras = nombresEnPantalla()
  pulsar('Ir a la página 2')
  await waitFor(() => expect(nombresEnPantalla()).toHaveLength(3))
  const orden = [...primeras, ...nombresEnPantalla()]
  expect(orden.filter(nombre => /^[A-Zñáa-z]/i.test(nombre ?? ''))).toEqual([
    'Álgebra del telar',
    'Cuenta, con coma',
    'Dice «sí» y "no"',
    'Dos',
    'Nahuatl',
    'Ñame y camote',
    'Saberes de la milpa',
    'Uno',
    'Zapoteco',
  ])
})

it('a heading sorts, and says so; again, the other way', async () => {
  fireEvent.click(titulo('Créditos')?.querySelector('[role=button], span') ?? document.body)
  await waitFor(() => expect(filas()[0]).toBe('MAT-00 Ñame y camote 4'))
  expect(titulo('Créditos')?.getAttribute('aria-sort')).toBe('ascending')
  fireEvent.click(titulo('Créditos')?.querySelector('[role=button], span') ?? document.body)
  await waitFor(() => expect(filas()[0]).toBe('MAT-11 Dos 9.5'))
  expect(titulo('Créditos')?.getAttribute('aria-sort')).toBe('descending')
})

it('«Buscar» waits for the last key, ignores accents and case, and begins at the first page', async () => {
  pulsar('Ir a la página 2')
  await waitFor(() => expect([pie(), filas().length]).toEqual(['11–13 de 13', 3]))
  llamadas.splice(0)
  for (const parte of ['n', 'na', 'nam', 'NAME']) buscar(parte)
  await waitFor(() => expect(nombresEnPantalla()).toEqual(['Ñame y camote']))
  expect(llamadas.map(({ ruta }) => ruta).filter(ruta => ruta.startsWith('materias?'))).toEqual([
    expect.stringContaining('{"q":"NAME"}'),
  ])
  expect(pie()).toBe('1–1 de 1')
})

it('a search that finds nothing says so, and can be taken back', async () => {
  buscar('mezcal')
  await waitFor(() => expect(document.body.textContent).toContain('No hay registros que contengan «mezcal»'))
  expect([filas(), boton('Exportar CSV').hasAttribute('disabled'), botones('Ir a la página 2')]).toEqual([[], true, []])
  pulsar('Quitar la búsqueda')
  await waitFor(() => expect(pie()).toBe('1–10 de 13'))
  expect(buscador().value).toBe('')
})

it('a search that finds nothing offers the nearest words of the list, and searches them', async () => {
  buscar('kamote')
  await waitFor(() => expect(botones('¿Quiso decir «camote»?')).toHaveLength(1))
  pulsar('¿Quiso decir «camote»?')
  await waitFor(() => expect(nombresEnPantalla()).toEqual(['Ñame y camote']))
  expect(buscador().value).toBe('camote')
  buscar('')
  await waitFor(() => expect(pie()).toBe('1–10 de 13'))
})

it('the CSV has the headings of the screen, all rows that match in their order, and no text that runs as a formula', async () => {
  const archivos: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (archivos.push(blob), 'blob:x'),
      revokeObjectURL: () => undefined,
    }),
  )
  const leido = async () => {
    await waitFor(() => expect(archivos).toHaveLength(1))
    const texto = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesDe(archivos.splice(0)))
    expect(texto[0]).toBe('\ufeff')
    return Papa.parse<string[]>(texto.slice(1)).data
  }
  await waitFor(() => expect(pie()).toBe('1–10 de 13'))
  await exportar()
  const [cabeza, ...todas] = await leido()
  expect(cabeza).toEqual(['Clave', 'Nombre', 'Créditos'])
  expect(todas).toHaveLength(13)
  expect(todas.map(([, nombre]) => nombre)).toEqual(
    expect.arrayContaining([
      "'=SUMA(A1:A9)",
      "'+52 951",
      "'@autor",
      "'-1",
      'Cuenta, con coma',
      'Dice «sí» y "no"',
      'Ñame y camote',
    ]),
  )
  buscar('dice')
  await waitFor(() => expect(pie()).toBe('1–1 de 1'))
  await exportar()
  expect((await leido()).slice(1)).toEqual([['MAT-09', 'Dice «sí» y "no"', '8.5']])
})

it('the address says page, order and search: another tab that is given it sees the same, and Back the one before', async () => {
  await waitFor(() => expect(pie()).toBe('1–10 de 13'))
  fireEvent.click(titulo('Créditos')?.querySelector('[role=button], span') ?? document.body)
  await waitFor(() => expect(filas()[0]).toBe('MAT-00 Ñame y camote 4'))
  pulsar('Ir a la página 2')
  await waitFor(() => expect(pie()).toBe('11–13 de 13'))
  const dada = `${location.pathname}${location.search}`
  expect(dada).toBe('/materias?sort=creditos&order=ASC&page=2')
  await waitFor(() => expect(filas()).toHaveLength(3))
  const vistas = filas()
  act(() => history.back())
  await waitFor(() => expect(pie()).toBe('1–10 de 13'))
  expect(filas()[0]).toBe('MAT-00 Ñame y camote 4')
  cleanup()
  sessionStorage.clear()
  await aqui.abrir('coordinador', dada, 'Materias')
  await waitFor(() => expect(filas()).toEqual(vistas))
})

it('an address that no list can follow says so, and leads to the whole list', async () => {
  cleanup()
  await aqui.abrir('coordinador', '/materias?sort=nada&order=ASC&page=-3&filter=}', 'Materias')
  await waitFor(() => expect(document.body.textContent).toContain('No se pudieron obtener los registros'))
  pulsar('Ver la lista completa')
  await waitFor(() => expect(pie()).toBe('1–10 de 13'))
})

it.each(['{"q":"dice', '[1]', 'null'])(
  'a filter that came as %s, as one cut short on its way, is refused and is never the whole list',
  async dicho => {
    cleanup()
    await aqui.abrir('coordinador', `/materias?filter=${encodeURIComponent(dicho)}`, 'Materias')
    await waitFor(() => expect(document.body.textContent).toContain('No se pudieron obtener los registros'))
    await waitFor(() => expect(avisos()).toContain('No se puede filtrar por ese campo'))
    expect(filas()).toEqual([])
    pulsar('Ver la lista completa')
    await waitFor(() => expect(pie()).toBe('1–10 de 13'))
  },
)

it.each(['page=-1', 'page=dos', 'perPage=7', 'sort=nombre&order=luego'])(
  'an address that says %s is refused, and is not another page in silence',
  async dicho => {
    cleanup()
    await aqui.abrir('coordinador', `/materias?${dicho}`, 'Materias')
    await waitFor(() => expect(avisos()).toContain('No se puede filtrar por ese campo'))
    expect(filas()).toEqual([])
    pulsar('Ver la lista completa')
    await waitFor(() => expect(pie()).toBe('1–10 de 13'))
  },
)

/** Returns what the server keeps of the preferences of people. */
const guardadas = async () => JSON.stringify(await base().db.select().from(preferencias))

it('columns are hidden, moved and put back, and stay so', async () => {
  const cabezas = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  await waitFor(() => expect(pie()).toBe('1–10 de 13'))
  expect(cabezas()).toEqual(['Clave', 'Nombre', 'Créditos', 'Acciones'])
  pulsar('Columnas')
  await waitFor(() => boton('Subir Créditos'))
  pulsar('Subir Créditos')
  await waitFor(() => expect(cabezas()).toEqual(['Clave', 'Créditos', 'Nombre', 'Acciones']))
  fireEvent.click(document.querySelector('[role=dialog] input[type=checkbox]') ?? document.body)
  await waitFor(() => expect(cabezas()).toEqual(['Créditos', 'Nombre', 'Acciones']))
  await vi.waitFor(async () => expect(await guardadas()).toContain('clave_materia'), 10_000)
  cleanup()
  await aqui.abrir('coordinador', '/materias', 'Materias')
  await waitFor(() => expect(cabezas()).toEqual(['Créditos', 'Nombre', 'Acciones']))
  pulsar('Columnas')
  await waitFor(() => boton('Restablecer'))
  pulsar('Restablecer')
  await waitFor(() => expect(cabezas()).toEqual(['Clave', 'Nombre', 'Créditos', 'Acciones']))
})

const bytesDe = ([blob = new Blob()]: Blob[]) =>
  new Promise<ArrayBuffer>(resolve => {
    const lector = new FileReader()
    lector.onload = () => resolve(lector.result instanceof ArrayBuffer ? lector.result : new ArrayBuffer())
    lector.readAsArrayBuffer(blob)
  })
