import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { calificada } from '../harness/calificada.ts'
import { grupo } from '../harness/filas.ts'
import { boton, dialogos, enviar, pregunta, pulsar } from './formulario.ts'
import { llenar, materiasEn } from './materias.ts'
import { pantalla } from './pantalla.ts'

const aqui = pantalla()
const { abrir, base, claves, escritas } = aqui
const { abrirAgregar } = materiasEn(aqui)

/** Presses a key on the focused button `despues` ms after `desde`. Unless cancelled, it clicks, as in a browser. */
const oprimir = (key: 'Enter' | ' ', desde: number, despues: number) => {
  const oida = document.activeElement ?? document.body
  const [baja, sube] = [createEvent.keyDown(oida, { key }), createEvent.keyUp(oida, { key })]
  for (const evento of [baja, sube]) Object.defineProperty(evento, 'timeStamp', { value: desde + despues })
  const pasa = [baja, sube].map(evento => fireEvent(oida, evento))
  if (key === 'Enter' ? pasa[0] : pasa.every(Boolean)) fireEvent.click(oida)
}
const enfocado = () => waitFor(() => expect(document.activeElement).toBe(boton('Confirmar')))

it('the last question before grades are locked hears no key that came with the one that opened it, and then does', async () => {
  const { db } = base()
  const id_clase = await clase(db, claves(), {
    matriculas: await alumnos(db, claves(), 2),
    cambios: { status_facilitador: true },
  })
  await db.update(clasesEstudiantes).set({ asistencia: 80, calificacion: 10, calificacion_letra: 'diez' })
  await calificada(db, id_clase)
  await abrir('escolar', `/calificaciones/${id_clase}`, `${grupo.clave_grupo}_Saberes de la milpa`)
  await screen.findByRole('region', { name: 'Seguimiento' })
  pulsar('Cerrar calificaciones')
  expect(await screen.findAllByText('diez')).toHaveLength(2)
  const alOprimir = performance.now()
  pulsar('Calificar')
  await screen.findByText('Una vez enviado los datos no se pueden volver a editar...')
  await enfocado()
  for (const key of ['Enter', ' '] as const) oprimir(key, alOprimir, 120)
  expect([pregunta(), escritas()]).toEqual([true, []])
  oprimir('Enter', performance.now(), 500)
  await screen.findByText('Calificaciones registradas correctamente')
})

it.each(['Enter', ' '] as const)('so with that of a form; a keyboard answers it with «%s»', async key => {
  await abrirAgregar()
  llenar(key === ' ' ? 'TEC-01' : 'TEC-02')
  const alOprimir = performance.now()
  await enviar()
  await enfocado()
  oprimir(key, alOprimir, 200)
  expect([pregunta(), escritas()]).toEqual([true, []])
  oprimir(key, performance.now(), 500)
  await waitFor(() => expect(dialogos()).toEqual([]))
  expect(escritas().map(({ metodo, ruta }) => `${metodo} ${ruta}`)).toEqual(['POST materias'])
})
