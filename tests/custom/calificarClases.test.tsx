import { fireEvent, screen, waitFor } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { borrador } from '../../src/custom/calificaciones/borrador.ts'
import { enBlanco } from '../../src/custom/calificaciones/hoja.ts'
import { camposDeCalificacion } from '../../src/domain/calificaciones.ts'
import { pulsar } from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { calificada } from '../harness/calificada.ts'
import { cuc, grupo, persona, programa } from '../harness/filas.ts'

const { abrir, base, claves, server } = pantalla()
const { matricula } = persona('F')
let quienes: string[]
let id_clase: string
beforeAll(async () => {
  quienes = await alumnos(base().db, claves(), 3)
})
beforeEach(async () => {
  await base().db.delete(tables.calificaciones)
  await base().db.delete(tables.clases)
  id_clase = await clase(base().db, claves(), { matriculas: quienes })
})

/** Opens the class's sheet, where its facilitador had been grading it. */
const entrar = async () => {
  const { id_materia, id_periodo } = claves()
  const eleccion = { clave_cuc: cuc.clave, clave_programa: programa.clave, id_periodo, id_materia, id_clase }
  localStorage.setItem(`cuc.calificando.${matricula}`, JSON.stringify(eleccion))
  await abrir('facilitador', '/calificarClases', 'Asignar Calificaciones')
  await screen.findByRole('grid')
}
const nombre = (lugar: number) => `PérezA00${lugar} Cruz Ana`
const celda = (titulo: string, lugar: number) =>
  screen.getByLabelText<HTMLInputElement>(`${titulo} de ${nombre(lugar)}`)
const llenar = (lugares: readonly number[]) => {
  for (const lugar of lugares)
    for (const [campo, titulo] of camposDeCalificacion)
      if (campo === 'asistencia' || campo === 'calificacion')
        fireEvent.input(celda(titulo, lugar), { target: { value: campo === 'asistencia' ? '90' : `${lugar + 7}` } })
}
const calificar = async () => {
  pulsar('Calificar')
  await screen.findByText('Una vez enviado los datos no se pueden volver a editar...')
  pulsar('Confirmar')
}

it('is reached by choosing campus, programme, period, subject and class', async () => {
  await abrir('facilitador', '/calificarClases', 'Asignar Calificaciones')
  fireEvent.click(await screen.findByRole('button', { name: `Seleccionar ${cuc.nombre}` }))
  for (const campo of ['Programa', 'Periodo', 'Materia', 'Asignatura']) {
    const lista = await screen.findByRole('combobox', { name: campo })
    await waitFor(() => expect(lista).toHaveProperty('disabled', false))
    fireEvent.keyDown(lista, { key: 'ArrowDown' })
    fireEvent.click(await screen.findByRole('option'))
  }
  expect(
    await screen.findByRole('grid', { name: `Calificaciones de ${grupo.clave_grupo}_Saberes de la milpa` }),
  ).toBeDefined()
})

it('names the inactive students: they need a grade too', async () => {
  const { estudiantes } = tables
  const ausente = eq(estudiantes.matricula, quienes[1] ?? '')
  await base().db.update(estudiantes).set({ estatus: 0 }).where(ausente)
  await entrar()
  expect(screen.getAllByText('Inactivo').map(cada => cada.closest('[role=rowheader]')?.textContent)).toEqual([
    expect.stringContaining(nombre(1)),
  ])
  await base().db.update(estudiantes).set({ estatus: 1 }).where(ausente)
})

it('grades typed for a subject are not sent for another that the class was given meanwhile, nor brought back for it', async () => {
  await entrar()
  llenar([0, 1, 2])
  const [otra] = await base()
    .db.insert(tables.materias)
    .values({ clave_materia: 'PAPEL-1', nombre: 'Botánica', creditos: 6 })
    .returning()
  const { id_materia = '' } = otra ?? {}
  await base().db.update(tables.clases).set({ id_materia }).where(eq(tables.clases.id_clase, id_clase))
  await calificar()
  await screen.findByText('La asignatura es ahora de otra materia: vuelva a elegirla y revise sus calificaciones')
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  const dadas = await base().db.select().from(clasesEstudiantes).where(eq(clasesEstudiantes.id_clase, id_clase))
  expect(dadas.map(({ calificacion }) => calificacion)).toEqual([null, null, null])
  const { id_materia: antes } = claves()
  const suyo = (materia: string) => borrador(matricula, 'facilitador', { id_clase, id_materia: materia }).read()
  expect([Object.keys(suyo(antes)?.filas ?? {}).length, suyo(id_materia)]).toEqual([3, undefined])
})

it('grades typed for a class that was handed to another facilitador stay in sight, with the name of the new one', async () => {
  await entrar()
  llenar([0, 1, 2])
  const { matricula: otro } = persona('G')
  await base().db.update(tables.clases).set({ matricula: otro }).where(eq(tables.clases.id_clase, id_clase))
  await base()
    .db.insert(historial)
    .values({
      entidad: 'clases',
      clave: id_clase,
      accion: 'update',
      version: 2,
      usuario_id: '00000000-0000-4000-8000-000000000000',
      autor: 'Alguien',
      momento: new Date(),
      antes: { matricula },
      despues: { matricula: otro },
    })
  await calificar()
  await screen.findByText(/Esta asignatura la da ahora .*: anótelo antes de cerrarla/)
  expect(celda('Calificación', 2).value).toBe('9')
})

it('grades that another tab wrote of a student not yet in this sheet stay in the draft', async () => {
  await entrar()
  const suyo = borrador(matricula, 'facilitador', { id_clase, id_materia: claves().id_materia })
  suyo.save({ filas: { NUEVA: { ...enBlanco, calificacion: '10' } }, momento: new Date().toISOString() })
  llenar([0])
  await waitFor(() => expect(Object.keys(suyo.read()?.filas ?? {}).toSorted()).toEqual([quienes[0], 'NUEVA']))
  expect(suyo.read()?.filas.NUEVA?.calificacion).toBe('10')
})

it('grades that another tab changes during the question must be looked at again before they are confirmed', async () => {
  await entrar()
  const suyo = borrador(matricula, 'facilitador', { id_clase, id_materia: claves().id_materia })
  llenar([0, 1, 2])
  await waitFor(() => expect(Object.keys(suyo.read()?.filas ?? {})).toHaveLength(3))
  pulsar('Calificar')
  await screen.findByText('Una vez enviado los datos no se pueden volver a editar...')
  const { filas = {} } = suyo.read() ?? {}
  const [primera = ''] = quienes
  suyo.save({
    filas: { ...filas, [primera]: { ...enBlanco, ...filas[primera], calificacion: '5', calificacion_letra: 'cinco' } },
    momento: new Date().toISOString(),
  })
  dispatchEvent(new StorageEvent('storage', { key: `cuc.borrador.${matricula}.facilitador.${id_clase}` }))
  await screen.findByText('Las calificaciones cambiaron en otra pestaña. Revíselas antes de enviarlas')
  await waitFor(() => expect(screen.queryByText(/no se pueden volver a editar/)).toBeNull())
  expect(celda('Calificación', 0).value).toBe('5')
  await calificar()
  await screen.findByText('Calificaciones registradas correctamente')
})

it('grades of another tab appear beside those being typed here and not yet saved', async () => {
  await entrar()
  const suyo = borrador(matricula, 'facilitador', { id_clase, id_materia: claves().id_materia })
  const [, segunda = ''] = quienes
  suyo.save({ filas: { [segunda]: { ...enBlanco, asistencia: '75' } }, momento: new Date().toISOString() })
  llenar([0])
  dispatchEvent(new StorageEvent('storage', { key: `cuc.borrador.${matricula}.facilitador.${id_clase}` }))
  await waitFor(() => expect(celda('Asistencia', 1).value).toBe('75'))
  expect([celda('Asistencia', 0).value, celda('Calificación', 0).value]).toEqual(['90', '7'])
  expect(Object.keys(suyo.read()?.filas ?? {}).toSorted()).toEqual(quienes.slice(0, 2))
})

it('a draft for which there was no room is kept once there is, with all that was typed since', async () => {
  await entrar()
  const suyo = borrador(matricula, 'facilitador', { id_clase, id_materia: claves().id_materia })
  const lleno = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  llenar([0])
  await waitFor(() => expect(lleno).toHaveBeenCalled())
  lleno.mockRestore()
  llenar([1])
  await waitFor(() => expect(Object.keys(suyo.read()?.filas ?? {}).toSorted()).toEqual(quienes.slice(0, 2)))
})

it('a student who left while the sheet was open leaves it too, with a message; grades typed for the others stay', async () => {
  await entrar()
  llenar([0, 1, 2])
  await base()
    .db.delete(clasesEstudiantes)
    .where(and(eq(clasesEstudiantes.id_clase, id_clase), eq(clasesEstudiantes.matricula, quienes[1] ?? '')))
  await calificar()
  await screen.findByText('Los estudiantes de la asignatura cambiaron mientras tanto. Revise la hoja y envíe de nuevo')
  await waitFor(() => expect(screen.queryByText(nombre(1))).toBeNull())
  expect([celda('Calificación', 0).value, celda('Calificación', 2).value]).toEqual(['7', '9'])
  await calificar()
  await screen.findByText('Calificaciones registradas correctamente')
  await screen.findByRole('button', { name: 'Calificada' })
})

it('grades whose answer was lost are sent again under the key of their draft, and are submitted once', async () => {
  const enviadas: (string | null)[] = []
  server.use(
    http.post('*/api/facilitadores/clases/estudiantes/calificacion', async ({ request }) => {
      enviadas.push(request.headers.get('idempotency-key'))
      if (enviadas.length > 1) return undefined
      await base().app.fetch(request)
      return HttpResponse.error()
    }),
  )
  await entrar()
  llenar([0, 1, 2])
  await calificar()
  await screen.findByText('No hay conexión a internet')
  const { envio } = JSON.parse(localStorage.getItem(`cuc.borrador.${matricula}.facilitador.${id_clase}`) ?? '{}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveProperty('disabled', false))
  pulsar('Confirmar')
  await screen.findByRole('button', { name: 'Calificada' })
  expect(enviadas).toEqual([envio.clave, envio.clave])
})

it('a class closed meanwhile says by whom and when, and the sheet shows the recorded grades', async () => {
  await entrar()
  llenar([0, 1, 2])
  await base().db.update(tables.clases).set({ status_facilitador: true })
  await base().db.update(clasesEstudiantes).set({ asistencia: 80, calificacion: 10, calificacion_letra: 'diez' })
  await calificada(base().db, id_clase)
  await calificar()
  await screen.findByText(
    'Esta clase ya fue calificada, por lo tanto ya no puede modificar los datos. La calificó Otra Persona el 9 de septiembre de 2026 a las 12:00 p.m.',
  )
  await screen.findByRole('button', { name: 'Calificada' })
  expect(await screen.findAllByText('diez')).toHaveLength(3)
})

it('a class that another tab submits is shown as it was recorded', async () => {
  await entrar()
  const suyo = borrador(matricula, 'facilitador', { id_clase, id_materia: claves().id_materia })
  llenar([0])
  await waitFor(() => expect(suyo.read()).toBeDefined())
  await base().db.update(tables.clases).set({ status_facilitador: true })
  await base().db.update(clasesEstudiantes).set({ asistencia: 80, calificacion: 10, calificacion_letra: 'diez' })
  await calificada(base().db, id_clase)
  suyo.forget()
  dispatchEvent(new StorageEvent('storage', { key: `cuc.borrador.${matricula}.facilitador.${id_clase}` }))
  await screen.findByRole('button', { name: 'Calificada' })
  expect(await screen.findAllByText('diez')).toHaveLength(3)
  expect(suyo.read()).toBeUndefined()
})

it('a class closed meanwhile shows the recorded grades when they are answered after the class', async () => {
  await entrar()
  llenar([0, 1, 2])
  await base().db.update(tables.clases).set({ status_facilitador: true })
  await base().db.update(clasesEstudiantes).set({ asistencia: 80, calificacion: 10, calificacion_letra: 'diez' })
  const retenidas = { soltar: () => undefined as void }
  const sueltas = new Promise<void>(resolve => (retenidas.soltar = resolve))
  server.use(http.get('*/api/facilitadores/clases/*/estudiantes', () => sueltas))
  await calificar()
  await screen.findByRole('button', { name: 'Calificada' })
  expect(screen.queryByText('diez')).toBeNull()
  retenidas.soltar()
  expect(await screen.findAllByText('diez')).toHaveLength(3)
})

/** Leaves the sheet and comes back. The rows read before stand there until `soltar` lets them be read again. */
const volver = async () => {
  const [inicio] = screen.getAllByRole('link', { name: /Inicio/ })
  fireEvent.click(inicio ?? document.body)
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  const retenidas = { soltar: () => undefined as void }
  const sueltas = new Promise<void>(resolve => (retenidas.soltar = resolve))
  server.use(http.get('*/api/facilitadores/clases/*/estudiantes', () => sueltas))
  const [calificaciones] = screen.getAllByRole('link', { name: /Calificar|Calificaciones/ })
  fireEvent.click(calificaciones ?? document.body)
  await screen.findByRole('grid')
  return retenidas
}

it('text typed just before the students of an open sheet change continues in the sheet that replaces it', async () => {
  await entrar()
  const { soltar } = await volver()
  await base()
    .db.delete(clasesEstudiantes)
    .where(and(eq(clasesEstudiantes.id_clase, id_clase), eq(clasesEstudiantes.matricula, quienes[1] ?? '')))
  fireEvent.input(celda('Retroalimentación', 0), { target: { value: 'primera parte y segunda' } })
  soltar()
  await waitFor(() => expect(screen.queryByText(nombre(1))).toBeNull())
  expect(celda('Retroalimentación', 0).value).toBe('primera parte y segunda')
})
