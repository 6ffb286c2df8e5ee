import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, test, vi } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { storeSession } from '../../src/api/session.ts'
import { dentro } from '../admin/dentro.tsx'
import { cuc, programa } from '../harness/filas.ts'
import { historia } from '../harness/historia.ts'

const { entrar, server, base } = dentro()
beforeAll(async () => {
  base().reloj.hoy = new Date('2026-11-20T16:00:00Z')
  await historia(base().db, {
    creditos: [4, 5, 6, 7],
    tomadas: [
      { materia: 0, periodo: 1, calificacion: 9.5, acreditado: 'Si' },
      { materia: 1, periodo: 1, calificacion: 5, acreditado: 'No' },
      { materia: 2, periodo: 2, calificacion: 8, acreditado: '' },
      { materia: 0, periodo: 2, calificacion: null, acreditado: '', hora: 18 },
    ],
  })
})

const quien = 'José Luis Peña Cruz'
const pulsar = (elemento: Element) => fireEvent.click(elemento)
const ventana = async (titulo: string) =>
  within(
    (await screen.findByText(titulo, { selector: '[role=dialog] h2' })).closest<HTMLElement>('[role=dialog]') ??
      document.body,
  )
const renglones = (de: HTMLElement) =>
  [...de.querySelectorAll('tbody tr, tfoot tr')].map(fila =>
    [...fila.children].map(({ textContent }) => textContent).join(' | '),
  )

test.each([
  [
    '/materiasCursando',
    'estudiantes/clases/general',
    'Error al obtener la carga academica',
    'Semestre 2026-2, 2 asignaturas',
  ],
  ['/boletas', 'estudiantes/pertenece/periodos', 'Error al obtener los periodos', 'Obtener Boleta'],
  [
    '/kardex',
    'estudiantes/clases/general/totales',
    'Error al obtener los datos',
    'Promedio general: 7.25. Materias acreditadas: 1. Créditos acreditados: 4.',
  ],
  [
    '/avanceReticular',
    'estudiantes/materias/reticula',
    'Ocurrio un error al intentar obtener malla curricular',
    'Avance: 1 de 4 materias (25.0 %), 4 de 22 créditos (18.1 %)',
  ],
])('%s: a failed read is announced and can be repeated', async (ruta, camino, dicho, despues) => {
  server.use(
    http.get(`*/api/${camino}`, () => HttpResponse.json({ err: true, message: 'No se pudo' }, { status: 500 }), {
      once: true,
    }),
  )
  await entrar('estudiante', ruta)
  expect(await screen.findByText(dicho)).toBeDefined()
  pulsar(await screen.findByText('Reintentar'))
  expect(await screen.findByText(despues)).toBeDefined()
})

test('a class of the load tells its facilitador, place and time, and its grade once given', async () => {
  await entrar('estudiante', '/materiasCursando')
  const tarjetas = [...(await screen.findByLabelText('Asignaturas')).querySelectorAll('li')].map(tarjeta =>
    [...tarjeta.querySelectorAll('dd')].map(({ textContent }) => textContent).slice(1),
  )
  expect(tarjetas).toEqual([
    ['Lunes y sábado', '18:00 a 19:30', 'A1', '4', 'Sin calificar'],
    ['Miércoles y sábado', '09:00 a 10:30', 'A3', '6', '8', 'Siga así'],
  ])
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no memory')
  })
  pulsar(screen.getByText('Descargar Horario'))
  expect(await screen.findByText('Error al generar el PDF')).toBeDefined()
  expect(screen.getByText('Revise su conexión y vuelva a generar el PDF.')).toBeDefined()
  vi.restoreAllMocks()
})

test('a document under way keeps the focus of its button, whose presses meanwhile do nothing', async () => {
  await entrar('estudiante', '/materiasCursando')
  const hecho = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:uno')
  const boton = (await screen.findByText('Descargar Horario')).closest('button')
  boton?.focus()
  if (boton) pulsar(boton)
  expect([boton?.disabled, boton?.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  if (boton) pulsar(boton)
  await waitFor(() => expect(boton?.getAttribute('aria-disabled')).toBeNull())
  expect(document.activeElement).toBe(boton)
  if (boton) pulsar(boton)
  await waitFor(() => expect(boton?.getAttribute('aria-disabled')).toBe('true'))
  await waitFor(() => expect(boton?.getAttribute('aria-disabled')).toBeNull())
  expect(hecho).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

test('a document that is still being put together when somebody else signs in is not handed over', async () => {
  await entrar('estudiante', '/materiasCursando')
  const hecho = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:uno')
  const boton = (await screen.findByText('Descargar Horario')).closest('button')
  if (boton) pulsar(boton)
  const suya = document.cookie
  expect(boton?.getAttribute('aria-disabled')).toBe('true')
  storeSession({ token: 'otro', rol: 'estudiante', nombre: 'Otra persona' })
  await waitFor(() => expect(boton?.getAttribute('aria-disabled')).toBeNull())
  expect([hecho.mock.calls, document.cookie === suya]).toEqual([[], false])
  vi.restoreAllMocks()
})

test('the boleta: a period first, then its rows and average; when it is refused, the words of the server and nothing else', async () => {
  await entrar('estudiante', '/boletas')
  pulsar(await screen.findByText('Obtener Boleta'))
  expect(await screen.findByText('Primero seleccione un periodo')).toBeDefined()
  const elegir = async (nombre: string) => {
    fireEvent.mouseDown(screen.getByLabelText('Periodo'))
    pulsar(await screen.findByText(nombre, { selector: '[role=option]' }))
    pulsar(screen.getByText('Obtener Boleta'))
  }
  await elegir('Semestre 2026-1')
  expect(renglones(await screen.findByLabelText('Semestre 2026-1', { selector: 'table' }))).toEqual([
    'Materia 01 | 4 | 9.5 | Si',
    'Materia 02 | 5 | 5 | No',
    'Promedio | 7.25 | ',
  ])
  server.use(
    http.get('*/api/estudiantes/clases/periodo/*', () =>
      HttpResponse.json({ err: true, statusText: 'No hay boleta', message: 'No hay boleta' }, { status: 409 }),
    ),
  )
  await elegir('Semestre 2026-2')
  expect(await screen.findByText('No hay boleta')).toBeDefined()
  await waitFor(() => expect(document.querySelector('main table')).toBeNull())
})

test.each([
  ['escolar', '/estudiantes', undefined, ['Descargar', 'Cerrar']],
  ['coordinador', '/datosGenerales', 'Estudiantes', ['Descargar', 'Cerrar']],
  ['consejero', '/datosGeneralesConsejero', 'Estudiantes UACO', ['Cerrar']],
] as const)(
  '%s opens the kardex of a row, and takes it along only with permission',
  async (rol, ruta, pestana, botones) => {
    await entrar(rol, ruta)
    if (pestana) pulsar(await screen.findByText(pestana))
    pulsar(await screen.findByLabelText(`Kardex ${quien}`))
    const dialogo = await ventana('Kardex')
    expect(dialogo.getByText(quien)).toBeDefined()
    expect(renglones(await dialogo.findByLabelText('Semestre 2026-2', { selector: 'table' }))).toEqual([
      'Materia 01 | 4 | Sin calificar | Sin calificar',
      'Materia 03 | 6 | 8 | Sin calificar',
      'Promedio | 8.00 | ',
    ])
    expect(dialogo.getAllByText(/^(Descargar|Cerrar)$/).map(({ textContent }) => textContent)).toEqual(botones)
  },
)

test('a student’s grid says each state in a sign and a word, over its row and on the own page', async () => {
  const cartas = (de: ParentNode) =>
    [...de.querySelectorAll('section li')].map(carta => [
      carta.getAttribute('data-estado'),
      carta.querySelector('.estado')?.textContent,
      carta.querySelector('svg') !== null,
    ])
  const esperadas = [
    ['aprobado', 'Aprobado9.5', true],
    ['reprobado', 'Reprobado5', true],
    ['cursando', 'Cursando8', true],
    ['ninguno', 'Por cursar', false],
  ]
  await entrar('escolar', '/estudiantes')
  pulsar(await screen.findByLabelText(`Malla curricular ${quien}`))
  const dialogo = await ventana('Malla curricular')
  expect(cartas((await dialogo.findByLabelText('Ciclo 1')).parentElement ?? document)).toEqual(esperadas)
  expect([...dialogo.getByLabelText('Leyenda').querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Cursando',
    'Aprobado',
    'Reprobado',
  ])
  expect(enPapel()).toMatch(deQuienYCuando)
  pulsar(dialogo.getByText('Cerrar'))
  await waitFor(() => expect(screen.queryByLabelText('Leyenda')).toBeNull())
})

test('the own page of the grid has nothing to close', async () => {
  await entrar('estudiante', '/avanceReticular')
  await screen.findByLabelText('Ciclo 2')
  expect([screen.queryByText('Cerrar'), screen.getByText('Imprimir').tagName]).toEqual([null, 'BUTTON'])
  expect(enPapel()).toMatch(deQuienYCuando)
})

test('a grid of a programme opens by «Ver malla», in its order and without states', async () => {
  await base()
    .db.insert(tables.cucs_programas)
    .values({ clave_cuc: cuc.clave, clave_programa: programa.clave, fecha_implementacion: '2020-09-15' })
  await entrar('escolar', '/programasEscolar')
  pulsar(await screen.findByText('Malla por programa'))
  expect(await screen.findByText(`Clave de Programa ${programa.clave}`)).toBeDefined()
  pulsar(await screen.findByText('Seleccionar'))
  pulsar(await screen.findByText('Ver malla'))
  const dialogo = await ventana('Malla curricular')
  expect(
    [...(await dialogo.findByLabelText('Ciclo 2')).querySelectorAll('li')].map(({ textContent }) => textContent),
  ).toEqual(['MAT-36 créditosMateria 03', 'MAT-47 créditosMateria 04'])
  expect(dialogo.queryByLabelText('Leyenda')).toBeNull()
  pulsar(dialogo.getByText('Cerrar'))
  pulsar(await screen.findByText('Volver'))
  expect(await screen.findByText('Seleccionar')).toBeDefined()
})

/** Matches the first line of a student's printed retícula. */
const deQuienYCuando = new RegExp(`^${quien}, S0+ · Universidad Comunal · \\d+ de [a-z]+ de \\d{4}`)

/** Returns the text that the page shows only on paper. */
const enPapel = () => {
  window.dispatchEvent(new Event('beforeprint'))
  const dicho = document.querySelector('[data-hoja]')?.textContent
  window.dispatchEvent(new Event('afterprint'))
  return dicho
}
