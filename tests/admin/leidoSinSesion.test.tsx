import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sesiones } from '../../server/auth/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { currentSession } from '../../src/api/session.ts'
import { waitingNotices } from '../../src/api/waitingNotices.ts'
import { dentro } from './dentro.tsx'
import { linea } from './menu.ts'

const { base, entrar, onWayOut } = dentro()

/** Ends the session elsewhere. The page learns of it at its next read. */
const terminada = () => base().db.delete(sesiones)
const expectSalida = async () => {
  await waitFor(() => expect(onWayOut).toHaveBeenCalled())
  expect([currentSession(), waitingNotices.all().map(({ text }) => text)]).toEqual([
    null,
    ['Credenciales invalidas o vencidas, favor de cerrar sesion'],
  ])
}

it('a line of the menu that is pressed once the session is over leads to the landing, with the reason', async () => {
  await entrar('coordinador', '/cucs')
  await screen.findByRole('table')
  const link = await linea('/periodos')
  await terminada()
  fireEvent.pointerDown(link)
  fireEvent.click(link)
  await expectSalida()
})

it('so does a page of a list that is read while its button is pointed at', async () => {
  await base()
    .db.insert(tables.materias)
    .values(
      Array.from({ length: 12 }, (_, lugar) => ({
        clave_materia: `LEI-${lugar}`,
        nombre: `Materia leída ${lugar}`,
        creditos: 5,
      })),
    )
  await entrar('coordinador', '/materias')
  const siguiente = await screen.findByRole('button', { name: /siguiente/i })
  await terminada()
  fireEvent.pointerEnter(siguiente)
  await expectSalida()
})

it('so does a choice that its screen saves at once', async () => {
  await entrar('coordinador', '/profilePage')
  const semanal = await screen.findByLabelText('Una vez a la semana')
  await terminada()
  fireEvent.click(semanal)
  await expectSalida()
})
