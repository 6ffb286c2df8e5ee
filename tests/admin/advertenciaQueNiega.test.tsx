import { fireEvent, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { cuc, grupo } from '../harness/filas.ts'
import { clase } from '../harness/aula.ts'
import { otroPrograma } from '../harness/vecinos.ts'
import { avisos, boton, dejar, dialogo, elegir, hallado, pulsar, titulo, valor } from './formulario.ts'
import { pantalla } from './pantalla.ts'

const { abrir, base, claves, escritas } = pantalla()
beforeAll(() =>
  base()
    .db.insert(tables.cucs_programas)
    .values({ clave_cuc: cuc.clave, clave_programa: otroPrograma.clave, fecha_implementacion: '2020-08-15' }),
)

it('a refusal of the write itself is shown without a box to tick, and blocks the save until the field is as it was', async () => {
  await abrir('escolar', '/grupos', 'Grupos')
  fireEvent.click(await hallado(`Editar ${grupo.nombre}`))
  await waitFor(() => expect(titulo()).toBe('Editar Grupo'))
  const suyo = valor('Programa')
  await elegir('Programa', otroPrograma.nombre)
  dejar('Programa')
  await waitFor(() => expect(dialogo().textContent).toContain('El programa ya no se puede cambiar'))
  expect(dialogo().querySelectorAll('[type=checkbox]')).toHaveLength(0)
  expect(dialogo().textContent).toContain('Así no se puede guardar')
  pulsar('Confirmar')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('El programa ya no se puede cambiar'))
  expect([titulo(), escritas()]).toEqual(['Editar Grupo', []])

  await elegir('Programa', suyo)
  dejar('Programa')
  await waitFor(() => expect(dialogo().textContent).not.toContain('El programa ya no se puede cambiar'))
  fireEvent.click(boton('Confirmar'))
  await waitFor(() => expect(titulo()).toBe('¿Esta seguro de realizar esta acción?'))
  pulsar('Confirmar')
  await waitFor(() => expect(avisos()).toContain('Grupo actualizado correctamente'))
})

it('a refusal whose cause was mended elsewhere meanwhile no longer blocks the save', async () => {
  const { db } = base()
  const otro = { ...grupo, clave_grupo: 'COM-9Z', nombre: 'Noveno Z' }
  await db.insert(tables.grupos).values(otro)
  const id_clase = await clase(db, claves(), { cambios: { clave_grupo: otro.clave_grupo } })
  await abrir('escolar', '/grupos', 'Grupos')
  fireEvent.click(await hallado(`Editar ${otro.nombre}`))
  await waitFor(() => expect(titulo()).toBe('Editar Grupo'))
  await elegir('Programa', otroPrograma.nombre)
  dejar('Programa')
  await waitFor(() => expect(dialogo().textContent).toContain('El programa ya no se puede cambiar'))
  await db.delete(tables.clases).where(eq(tables.clases.id_clase, id_clase))
  pulsar('Confirmar')
  await waitFor(() => expect(titulo()).toBe('¿Esta seguro de realizar esta acción?'))
})
