import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { pulsar } from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { calificada } from '../harness/calificada.ts'
import { grupo } from '../harness/filas.ts'

const { abrir, base, claves } = pantalla()

it('the office closes the grades of a class from its case, on the sheet of its students, and the case says so', async () => {
  const { db } = base()
  const id_clase = await clase(db, claves(), {
    matriculas: await alumnos(db, claves(), 2),
    cambios: { status_facilitador: true },
  })
  await db.update(clasesEstudiantes).set({ asistencia: 80, calificacion: 10, calificacion_letra: 'diez' })
  await calificada(db, id_clase)
  const suyo = { nombre: '2098-2', fecha_inicio: '2098-08-01', fecha_final: '2098-12-15' }
  await db.update(tables.periodos).set(suyo).where(eq(tables.periodos.id_periodo, claves().id_periodo))
  await abrir('escolar', `/calificaciones/${id_clase}`, `${grupo.clave_grupo}_Saberes de la milpa`)
  const caso = within(await screen.findByRole('region', { name: 'Seguimiento' }))
  caso.getByText('Otra Persona, 9 de septiembre de 2026 a las 12:00 p.m.')
  pulsar('Cerrar calificaciones')
  expect(await screen.findAllByText('diez')).toHaveLength(2)
  pulsar('Editar calificaciones')
  fireEvent.input(await screen.findByLabelText('Calificación de PérezA001 Cruz Ana'), { target: { value: '9' } })
  pulsar('Calificar')
  await screen.findByText('Hay 1 calificación distinta de la entregada: PérezA001 Cruz Ana (de 10 a 9).')
  await screen.findByText('Periodo 2098-2')
  screen.getByText(
    'El periodo 2098-2 comienza el 1 de agosto de 2098: revise que sea la asignatura que quiere calificar.',
  )
  await screen.findByText('Una vez enviado los datos no se pueden volver a editar...')
  pulsar('Confirmar')
  await screen.findByText('Calificaciones registradas correctamente')
  expect((await db.select().from(tables.clases).where(eq(tables.clases.id_clase, id_clase)))[0]?.status_escolar).toBe(
    true,
  )
  pulsar('Cerrar')
  await caso.findByRole('heading', { name: 'Cerrada' })
  expect(caso.queryByRole('button', { name: 'Cerrar calificaciones' })).toBeNull()
  await waitFor(() => expect(screen.getByText('Estado').nextElementSibling?.textContent).toBe('Cerrada'))
})
