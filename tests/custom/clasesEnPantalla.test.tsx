import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { callApi } from '../../src/api/callApi.ts'
import {
  avisos,
  ayuda,
  campo,
  dejar,
  dialogo,
  elegir,
  escribir,
  grupo as casillas,
  pulsar,
  valor,
} from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'
import { exito, pendiente } from '../api/servidor.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { cuc, grupo, programa } from '../harness/filas.ts'

const { abrir, base, claves, escritas, server } = pantalla()
const quien = userEvent.setup({ delay: null })
const nombre = `${grupo.clave_grupo}_Saberes de la milpa`
const enDialogo = (texto: string | RegExp) => waitFor(() => within(dialogo()).getByText(texto))
const boton = (etiqueta: string | RegExp) => waitFor(() => within(dialogo()).getByLabelText(etiqueta))
let inscritos: string[]
let id_clase: string
beforeAll(async () => {
  inscritos = await alumnos(base().db, claves(), 3)
  await base()
    .db.insert(tables.cucs_facilitadores)
    .values({ clave_cuc: cuc.clave, matricula: 'G'.padEnd(18, '0') })
})
beforeEach(async () => {
  await base().db.delete(tables.clases)
  id_clase = await clase(base().db, claves(), { matriculas: inscritos.slice(0, 2) })
})
const entrar = () => abrir('escolar', '/clases', 'Asignaturas')
const dice = async (texto: string) => expect(await screen.findByText(texto)).toBeDefined()
const quienes = async () =>
  (await base().db.select().from(clasesEstudiantes).where(eq(clasesEstudiantes.id_clase, id_clase)))
    .map(({ matricula }) => matricula)
    .toSorted()

describe('the form of a class', () => {
  it('builds its name from the choices without reading them again, checks its hours and its room, and sends the choices', async () => {
    server.use(
      http.get('*/api/programa/:clave/reticulas/materias', ({ request }) =>
        request.url.includes('id%22') ? HttpResponse.json({ err: true }, { status: 500 }) : undefined,
      ),
    )
    await entrar()
    await quien.click(await screen.findByText('Agregar'))
    await enDialogo('Agregar Asignatura')
    expect(within(dialogo()).queryByLabelText(/^Id/)).toBeNull()
    pulsar('Confirmar')
    await dice('Primero corrija las validaciones')
    for (const texto of [
      'El nombre de la asignatura es requerido',
      'El salón de la asignatura es requerido',
      'Seleccione al menos un día',
    ])
      await enDialogo(texto)
    await elegir('Programa', programa.clave)
    await elegir('Periodo', '2026-B')
    await elegir('Grupo', grupo.clave_grupo)
    await elegir('Materia', 'Saberes de la milpa')
    await waitFor(() => expect(valor('Nombre')).toBe(nombre))
    for (const [inicio, final, textos] of [
      ['06:59', '08:00', ['La hora de inicio debe ser entre las 07:00 hrs y las 20:00 hrs.']],
      [
        '20:30',
        '22:01',
        [
          'La hora de inicio debe ser entre las 07:00 hrs y las 20:00 hrs.',
          'El maximo de hora final es a las 22:00 hrs.',
        ],
      ],
      ['10:00', '10:00', ['La hora de inicio debe ser menor a la hora final']],
      ['10:00', '10:44', ['Debe haber al menos 45 minutos de diferencia']],
      ['10:00', '12:01', ['La duración máxima es de 2 horas']],
      ['20:00', '22:00', []],
    ] as const) {
      for (const [hora, dicha] of [
        ['Hora de inicio', inicio],
        ['Hora final', final],
      ] as const) {
        escribir(hora, dicha)
        dejar(hora)
      }
      await waitFor(() => expect([ayuda('Hora de inicio'), ayuda('Hora final')].filter(Boolean)).toEqual(textos))
    }
    escribir('Salón', 'x'.repeat(51))
    await enDialogo('El salón de la asignatura debe contener máximo 50 caracteres')
    escribir('Salón', 'Aula 3')
    await elegir('Facilitador', 'F'.padEnd(18, '0'))
    fireEvent.click(within(casillas('Días') ?? dialogo()).getByLabelText('Lunes'))
    pulsar('Confirmar')
    await enDialogo('¿Esta seguro de realizar esta acción?')
    pulsar('Confirmar')
    await dice('Asignatura registrada correctamente')
    expect(await escritas()[0]?.cuerpo()).toMatchObject({
      nombre,
      clave_grupo: grupo.clave_grupo,
      hora_inicio: '20:00',
      hora_final: '22:00',
      dias: [1],
      salon: 'Aula 3',
    })
  })

  it('names the options that could not be read', async () => {
    for (const ruta of ['cucs/programas/consejero-escolar', 'cuc/escolar/facilitadores'])
      server.use(
        http.get(`*/api/${ruta}`, () => HttpResponse.json({ err: true, message: 'Algo más' }, { status: 500 })),
      )
    await entrar()
    await quien.click(await screen.findByText('Agregar'))
    await waitFor(() =>
      expect(avisos().toSorted()).toEqual([
        'Error al obtener los datos',
        'Error al obtener los datos de los programas',
      ]),
    )
  })

  it('does not open for a class that was graded, and says why', async () => {
    await base()
      .db.update(tables.clases)
      .set({ status_facilitador: true, status_escolar: true })
      .where(eq(tables.clases.id_clase, id_clase))
    await entrar()
    for (const accion of ['Editar', 'Eliminar']) {
      await quien.click(await screen.findByLabelText(`${accion} ${nombre}`))
      await dice('Esta clase ya fue calificada asi que no puede ser editada')
    }
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the form of a class that holds grades', () => {
  it('shows the fixed fields, with the reason, and lets its hours and its room change', async () => {
    await base().db.update(clasesEstudiantes).set({ calificacion: 9.5 }).where(eq(clasesEstudiantes.id_clase, id_clase))
    await entrar()
    await quien.click(await screen.findByLabelText(`Editar ${nombre}`))
    await enDialogo('Editar Asignatura')
    for (const etiqueta of ['Programa', 'Periodo', 'Grupo', 'Materia', 'Facilitador']) {
      expect(ayuda(etiqueta)).toBe('Ya hay calificaciones: este dato no se puede cambiar')
      expect(campo(etiqueta)).toHaveProperty('disabled', true)
    }
    expect(campo('Salón')).toHaveProperty('disabled', false)
    expect(ayuda('Salón')).toBeUndefined()
    escribir('Salón', 'Aula 9')
    pulsar('Confirmar')
    await enDialogo('¿Esta seguro de realizar esta acción?')
    pulsar('Confirmar')
    await dice('Asignatura actualizada correctamente')
    expect(await base().db.select({ salon: tables.clases.salon }).from(tables.clases)).toEqual([{ salon: 'Aula 9' }])
  })

  it('that were submitted while it was open says so on the field, and changes nothing', async () => {
    await entrar()
    await quien.click(await screen.findByLabelText(`Editar ${nombre}`))
    await enDialogo('Editar Asignatura')
    await elegir('Facilitador', 'G'.padEnd(18, '0'))
    await base().db.update(tables.clases).set({ status_facilitador: true }).where(eq(tables.clases.id_clase, id_clase))
    pulsar('Confirmar')
    await enDialogo('¿Esta seguro de realizar esta acción?')
    pulsar('Confirmar')
    await waitFor(() => expect(ayuda('Facilitador')).toBe('Ya hay calificaciones: este dato no se puede cambiar'))
    expect(await base().db.select({ matricula: tables.clases.matricula }).from(tables.clases)).toEqual([
      { matricula: 'F'.padEnd(18, '0') },
    ])
  })
})

describe('the students of a class', () => {
  it('are seen and, one by one after a question, taken out', async () => {
    await entrar()
    await quien.click(await screen.findByLabelText(`Ver estudiantes ${nombre}`))
    const desasociar = await boton(/^Desasociar Ana PérezA000/)
    await quien.click(desasociar)
    await enDialogo(`Ana PérezA000 Cruz dejará la asignatura ${nombre}.`)
    const confirmar = await enDialogo('Confirmar')
    await quien.dblClick(confirmar)
    await dice('Estudiante desasociado correctamente')
    if (confirmar.isConnected) fireEvent.click(confirmar)
    await waitFor(() => expect(within(dialogo()).queryByText(inscritos[0] ?? '')).toBeNull())
    expect(escritas()).toHaveLength(1)
    expect(await quienes()).toEqual([inscritos[1]])
    await quien.click(await enDialogo('Cerrar'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are asked about as they are chosen: another choice made while they are looked at is added anew', async () => {
    const { respuesta, responder } = pendiente()
    server.use(http.post('*/api/advertencias/inscripciones', () => respuesta, { once: true }))
    await entrar()
    await quien.click(await screen.findByLabelText(`Agregar estudiantes ${nombre}`))
    const casilla = await boton(/^Seleccionar Ana PérezA002/)
    await quien.click(casilla)
    await quien.click(await enDialogo('Agregar alumnos'))
    await quien.click(casilla)
    responder(exito('', { hallazgos: [], remedios: [] }))
    await dice('Cambió la selección mientras se revisaba: agréguela de nuevo')
    expect(screen.queryAllByRole('dialog')).toHaveLength(1)
    await quien.click(casilla)
    await quien.click(await enDialogo('Agregar alumnos'))
    await enDialogo(/^Se agregará un estudiante/)
  })

  it('are added together once somebody is checked; refusals of the server are shown', async () => {
    await entrar()
    await quien.click(await screen.findByLabelText(`Agregar estudiantes ${nombre}`))
    await quien.click(await enDialogo('Agregar alumnos'))
    await dice('Seleccione los estudiantes que desee asociar')
    await quien.click(await boton(/^Seleccionar Ana PérezA002/))
    server.use(
      http.post(
        '*/api/clases/asociar-estudiantes',
        () => HttpResponse.json({ err: true, message: 'No pueden cursar esta asignatura: Ana' }, { status: 422 }),
        { once: true },
      ),
    )
    await quien.click(await enDialogo('Agregar alumnos'))
    await quien.click(await enDialogo('Confirmar'))
    await dice('No pueden cursar esta asignatura: Ana')
    expect(await quienes()).toEqual(inscritos.slice(0, 2))
    await quien.click(await enDialogo('Confirmar'))
    await dice('Estudiantes asociados correctamente')
    expect(await quienes()).toEqual(inscritos)
    const { id_materia, id_periodo } = claves()
    expect(await escritas()[1]?.cuerpo()).toEqual({
      clave_programa: programa.clave,
      id_materia,
      id_clase,
      id_periodo,
      estudiantes: [inscritos[2]],
    })
  })

  it('that one added oneself keep nobody from deleting the class', async () => {
    await entrar()
    await quien.click(await screen.findByLabelText(`Agregar estudiantes ${nombre}`))
    await quien.click(await boton(/^Seleccionar Ana PérezA002/))
    await quien.click(await enDialogo('Agregar alumnos'))
    await quien.click(await enDialogo('Confirmar'))
    await dice('Estudiantes asociados correctamente')
    await quien.click(await enDialogo('Cerrar'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await quien.click(await screen.findByLabelText(`Eliminar ${nombre}`))
    await quien.click(await enDialogo('Confirmar'))
    await enDialogo('Se eliminarán también: 3 inscripciones.')
    await quien.click(await enDialogo('Confirmar'))
    await dice('Asignatura eliminada correctamente')
  })

  it('that others added meanwhile are told of before the class goes with them', async () => {
    await entrar()
    await quien.click(await screen.findByLabelText(`Eliminar ${nombre}`))
    await quien.click(await enDialogo('Confirmar'))
    await enDialogo('Se eliminarán también: 2 inscripciones.')
    await callApi('clases/asociar-estudiantes', {
      method: 'POST',
      key: null,
      body: { id_clase, estudiantes: inscritos.slice(2) },
    })
    await quien.click(await enDialogo('Confirmar'))
    await enDialogo(/Lo que cambió no está en este formulario: véalo en su historial\.$/)
    expect(await quienes()).toEqual(inscritos)
    await quien.click(await enDialogo('Eliminar de todos modos'))
    await quien.click(await enDialogo('Confirmar'))
    await enDialogo('Se eliminarán también: 3 inscripciones.')
    await quien.click(await enDialogo('Confirmar'))
    await dice('Asignatura eliminada correctamente')
    expect(await quienes()).toEqual([])
  })

  it('stay as they are in a class that was graded', async () => {
    await base().db.update(tables.clases).set({ status_facilitador: true }).where(eq(tables.clases.id_clase, id_clase))
    await entrar()
    await quien.click(await screen.findByLabelText(`Ver estudiantes ${nombre}`))
    await enDialogo('Esta clase ya fue calificada, por lo tanto ya no puede modificar los datos')
    expect(await boton(/^Desasociar Ana PérezA000/)).toHaveProperty('disabled', true)
  })
})
