import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { dialogo } from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { grupo } from '../harness/filas.ts'

const { abrir, base, claves } = pantalla()
const quien = userEvent.setup({ delay: null })
beforeAll(async () => {
  const inscritos = await alumnos(base().db, claves(), 3)
  const cambios = { status_facilitador: true, status_escolar: true }
  const id_clase = await clase(base().db, claves(), { matriculas: inscritos.slice(0, 2), cambios })
  await base()
    .db.update(clasesEstudiantes)
    .set({ acreditado: 'No', calificacion: 5 })
    .where(eq(clasesEstudiantes.id_clase, id_clase))
})

it('«Agregar estudiantes» of a closed class lists none of its students, not even those who failed', async () => {
  await abrir('escolar', '/clases', 'Asignaturas')
  await quien.click(await screen.findByLabelText(`Agregar estudiantes ${grupo.clave_grupo}_Saberes de la milpa`))
  const casilla = (de: RegExp) => within(dialogo()).queryByLabelText(de)
  await waitFor(() => expect(casilla(/^Seleccionar Ana PérezA002/)).toHaveProperty('disabled', true))
  expect(casilla(/^Seleccionar Ana PérezA00[01]/)).toBeNull()
})
