import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { dialogo, dialogos, pulsar } from '../admin/formulario.ts'
import { pantalla } from '../admin/pantalla.ts'
import { sinEstudiante } from '../../src/domain/readmision.ts'
import { fases } from '../../src/domain/servicioSocial/fases.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { acreditar } from '../harness/acreditar.ts'
import { estudiante, grupo, programa, reticula } from '../harness/filas.ts'
import { en, ponerServicio } from '../servicioSocial/ponerServicio.ts'

const { abrir, base, claves, escritas } = pantalla()
const { matricula } = estudiante
const nueva = 'N'.padEnd(18, '1')
const nombre = 'José Luis Peña Cruz'
const id = '5e0c1a50-0000-4000-8000-000000000001'

const poner = (hasta: number) =>
  ponerServicio(
    base().db,
    en(Object.fromEntries(fases.slice(0, hasta).map((_, fase) => [fase, 'aceptado'] as const))),
    { id, matricula },
    base().reloj.hoy,
  )
const escribir = (etiqueta: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(etiqueta), { target: { value } })
const elegir = async (etiqueta: RegExp, opcion: string) => {
  await waitFor(() => expect(screen.getByLabelText(etiqueta)).toHaveProperty('disabled', false))
  fireEvent.keyDown(screen.getByLabelText(etiqueta), { key: 'ArrowDown' })
  fireEvent.click(await within(await screen.findByRole('listbox')).findByText(opcion))
}
const preguntar = (deQuien: string) => {
  escribir(/^Matrícula anterior/, deQuien)
  pulsar('Readmitir')
}
const expectPregunta = (lineas: readonly string[]) =>
  waitFor(() => expect([...dialogo().querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(lineas))
const cancelar = async () => {
  pulsar('Cancelar')
  await waitFor(() => expect(dialogos()).toEqual([]))
}

beforeAll(() => acreditar(base().db, claves(), [matricula]))

it('a readmission asks with the name, both matrículas, what stays behind and what becomes of the social service, of a mistyped person nothing; then the new record shows the one that goes on', async () => {
  const cabeza = 'El registro anterior quedará inactivo y la cuenta abrirá el nuevo.'
  const quedan = 'Documentos, certificados y trámites quedan con la matrícula anterior.'
  const deLaNueva = `Matrícula nueva: ${nueva}, ${programa.nombre}`
  const deQuien = [nombre, `Matrícula anterior: ${matricula}, ${programa.nombre}`, deLaNueva]
  await abrir('escolar', '/readmision', 'Readmisión')
  escribir(/^Fecha de nacimiento/, estudiante.fecha_nacimiento)
  escribir(/^Matrícula \*|^Matrícula$/, nueva)
  await elegir(/^Programa/, programa.nombre)
  await elegir(/^Malla curricular/, reticula.nombre)
  await elegir(/^Grupo/, grupo.nombre)
  escribir(/^Semestre/, '3')
  preguntar(matricula.toLowerCase())
  await expectPregunta([cabeza, ...deQuien, quedan])
  await cancelar()
  for (const [fase, dice] of [
    [8, 'Su servicio social no continúa, porque le faltan reportes: si lo retoma, comienza otro.'],
    [12, 'Su servicio social está concluido y vale con la matrícula nueva.'],
    [10, `Su servicio social sigue con la matrícula ${matricula}: solo faltan sus últimos documentos.`],
  ] as const) {
    await poner(fase)
    preguntar(matricula)
    await expectPregunta([cabeza, ...deQuien, quedan, dice])
    await cancelar()
  }
  preguntar('Z'.padEnd(18, '9'))
  await screen.findByText(sinEstudiante)
  expect(dialogos()).toEqual([])
  expect(escritas()).toEqual([])

  await solicitudes(base().db, [{}])
  preguntar(matricula)
  await screen.findByText('Queda con la matrícula anterior, y no pasa a la nueva: 1 certificado en trámite.')
  pulsar('Confirmar')
  await screen.findByRole('heading', { name: 'Servicios sociales (1)' })
  expect(location.pathname).toBe(`/estudiantes/${nueva}`)
  expect(await screen.findByText('10 Recibo de pago')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Buscar entre los candidatos' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Solicitar certificado' }))
  await screen.findByText(
    `Ya tiene en trámite la solicitud 2026-00001, de certificado Parcial, con su matrícula anterior ${matricula}: por emitir.`,
  )
})
