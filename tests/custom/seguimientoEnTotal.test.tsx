import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pantalla } from '../admin/pantalla.ts'
import { clase } from '../harness/aula.ts'
import { estudiante } from '../harness/filas.ts'
import { otroEstudiante, otroGrupo } from '../harness/vecinos.ts'

const { base, claves, entrar } = pantalla()

it('the figures of all campuses are added up, so that nobody does it by hand', async () => {
  await clase(base().db, claves(), { matriculas: [estudiante.matricula] })
  const deAlla = { clave_grupo: otroGrupo.clave_grupo, nombre: 'SAV-1A_Saberes de la milpa' }
  await clase(base().db, claves(), { matriculas: [otroEstudiante], cambios: deAlla })
  await entrar('coordinador', '/seguimiento')
  expect(await screen.findByText('En total: sin calificar, 2; por cerrar, 0; cerradas, 0.')).toBeDefined()
})
