import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { dialogo, hallado } from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'
import { clase } from '../harness/aula.ts'
import { estudiante, persona } from '../harness/filas.ts'

const aqui = pantalla()
const abierta = async (...otras: readonly string[]): Promise<string> => {
  const { db } = aqui.base()
  await db.delete(tables.clases)
  const id_clase = await clase(db, aqui.claves())
  for (const nombre of otras)
    await clase(db, aqui.claves(), { cambios: { nombre, salon: nombre, matricula: persona('G').matricula } })
  await aqui.abrir('escolar', '/clases', 'Asignaturas')
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Seleccionar COM-1A_/ }))
  return id_clase
}
const dentro = async (id_clase: string) =>
  (await aqui.base().db.select().from(clasesEstudiantes).where(eq(clasesEstudiantes.id_clase, id_clase))).map(
    ({ matricula }) => matricula,
  )

it('an escolar marks classes and enrols the group of each, after reading who enters', async () => {
  const id_clase = await abierta()
  fireEvent.click(await hallado('Inscribir a su grupo'))
  await waitFor(() => expect(dialogo().textContent).toContain('Se cambiará 1 de 1'))
  expect(within(dialogo()).getByText(/_Saberes de la milpa: 1 estudiante más \(2026-B\)$/)).toBeTruthy()
  expect(within(dialogo()).getByText('En total, 1 inscripción de 1 estudiante')).toBeTruthy()
  fireEvent.click(await hallado('Confirmar'))
  await waitFor(async () => expect(await dentro(id_clase)).toEqual([estudiante.matricula]))
  await waitFor(() => expect(dialogo().textContent).toContain('Inscribir a su grupo: 1 registro'))
  expect(within(dialogo()).getByText('En total, 1 inscripción de 1 estudiante')).toBeTruthy()
})

it('a marked class of which a sheet has no row is told as such, not as one that is so already', async () => {
  await abierta('Otra')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar Otra' }))
  fireEvent.click(await hallado('Inscribir desde una hoja'))
  const texto = `Asignatura,Matrícula\nCOM-1A_Saberes de la milpa,${estudiante.matricula}`
  fireEvent.change(await screen.findByLabelText('Hoja de inscripciones'), {
    target: { files: [new File([texto], 'grupo.csv', { type: 'text/csv' })] },
  })
  await screen.findByText('grupo.csv')
  fireEvent.click(await hallado('Continuar'))
  await waitFor(() => expect(dialogo().textContent).toContain('Se cambiará 1 de 2'))
  expect(dialogo().textContent).toContain('1 queda como está: sin renglones en la hoja')
  expect(dialogo().textContent).not.toContain('ya está así')
})

it('or the students of a spreadsheet, which stays chosen while it is refused', async () => {
  const id_clase = await abierta()
  fireEvent.click(await hallado('Inscribir desde una hoja'))
  const elegir = async (texto: string) =>
    fireEvent.change(await screen.findByLabelText('Hoja de inscripciones'), {
      target: { files: [new File([texto], 'grupo.csv', { type: 'text/csv' })] },
    })
  await elegir('Asignatura,Matrícula\nOtra,A000')
  await screen.findByText('grupo.csv')
  fireEvent.click(await hallado('Continuar'))
  await screen.findByText('Corrija la hoja: renglón 2: «Otra» no está entre las asignaturas elegidas')
  expect(screen.getByText('grupo.csv')).toBeTruthy()
  fireEvent.click(await hallado('Continuar'))
  await waitFor(() => expect(aqui.escritas()).toHaveLength(2))
  await screen.findByText(/^Corrija la hoja/)
  await elegir(`Asignatura,Matrícula\nCOM-1A_Saberes de la milpa,${estudiante.matricula}`)
  await waitFor(() => expect(dialogo().textContent).not.toContain('Corrija la hoja'))
  fireEvent.click(await hallado('Continuar'))
  await waitFor(() => expect(dialogo().textContent).toContain('Se cambiará 1 de 1'))
  fireEvent.click(await hallado('Confirmar'))
  await waitFor(async () => expect(await dentro(id_clase)).toEqual([estudiante.matricula]))
})

it('warnings ticked before must be ticked again when others have come up since', async () => {
  const { db } = aqui.base()
  const id_clase = await abierta()
  const otra = (salon: string, cambios: object = {}) =>
    clase(db, aqui.claves(), {
      matriculas: [estudiante.matricula],
      cambios: { nombre: salon, salon, matricula: persona('G').matricula, ...cambios },
    })
  const [telares] = await db
    .insert(tables.materias)
    .values({ clave_materia: 'COM-202', nombre: 'Telares', creditos: 6 })
    .returning()
  const id_materia = telares?.id_materia ?? ''
  await otra('Z1', { id_materia })
  fireEvent.click(await hallado('Inscribir a su grupo'))
  const casilla = () => within(dialogo()).getByRole('checkbox', { name: 'Lo revisé y es correcto así' })
  await waitFor(() => expect(dialogo().textContent).toContain('Telares'))
  fireEvent.click(casilla())
  expect((casilla() as HTMLInputElement).checked).toBe(true)
  await otra('Z2', { id_materia, hora_inicio: '10:00', hora_final: '11:00' })
  fireEvent.click(await hallado('Confirmar'))
  await waitFor(() => expect(dialogo().textContent).toContain('10:00–11:00'))
  expect((casilla() as HTMLInputElement).checked).toBe(false)
  expect(await dentro(id_clase)).toEqual([])
})
