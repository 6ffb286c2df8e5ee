import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drafts } from '../../src/api/drafts.ts'
import { identityOf } from '../../src/api/currentUser.ts'
import { currentSession } from '../../src/api/session.ts'
import { dentro } from '../admin/dentro.tsx'
import { conIndexedDB } from '../harness/conIndexedDB.ts'
import { estudiante } from '../harness/filas.ts'

const { entrar } = dentro()
conIndexedDB()
const otra = 'N'.padEnd(18, '0')
const campo = (etiqueta: RegExp) => screen.getByLabelText<HTMLInputElement>(etiqueta)
const escribir = (etiqueta: RegExp, value: string) => fireEvent.change(campo(etiqueta), { target: { value } })
const escritos = () => [/^Matricula estudiante/, /^Fecha expedicion/].map(etiqueta => campo(etiqueta).value)

it('a request begun at a student has nothing of a draft of another one, which is recovered whole', async () => {
  await entrar('escolar', '/certificadosEscolar')
  await screen.findByRole('form', { name: 'Solicitar Certificado' })
  escribir(/^Matricula estudiante/, estudiante.matricula)
  escribir(/^Fecha expedicion/, '2026-03-02')
  const quien = identityOf(currentSession()?.usuario ?? { nombre: '' })
  const suyo = () => drafts.read(quien, JSON.stringify(['certificados', '']))
  await waitFor(async () => expect(JSON.stringify(await suyo())).toContain('2026-03-02'))
  cleanup()
  await entrar('escolar', `/certificadosEscolar?matricula=${otra}`)
  await screen.findByRole('form', { name: 'Solicitar Certificado' })
  await waitFor(() => expect(escritos()).toEqual([otra, '']))
  expect((await screen.findByText(/^Hay un borrador/)).closest('[role=alert]')?.textContent).toContain(
    `Es de «${estudiante.matricula}».`,
  )
  fireEvent.click(await screen.findByText('Recuperar'))
  await waitFor(() => expect(campo(/^Nombre/).value).toBe('José Luis Peña Cruz'))
  expect(escritos()).toEqual([estudiante.matricula, '2026-03-02'])
})

it('the student at whom a request was begun is one step back', async () => {
  await entrar('escolar', `/estudiantes/${estudiante.matricula}`)
  fireEvent.click(await screen.findByRole('link', { name: 'Solicitar certificado' }))
  await waitFor(() => expect(campo(/^Nombre/).value).toBe('José Luis Peña Cruz'))
  await waitFor(() => expect(location.search).toBe(''))
  history.back()
  await screen.findByRole('heading', { level: 1, name: 'José Luis Peña Cruz' })
})
