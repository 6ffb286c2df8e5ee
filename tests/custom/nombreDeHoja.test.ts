import { expect, it } from 'vitest'
import { nombreDeHoja, type Clase, type FilaDeApi } from '../../src/custom/calificaciones/clase.ts'

const abierta: Clase = {
  id_clase: 'c',
  id_materia: 'm',
  nombre: 'Botánica',
  status_facilitador: false,
  status_escolar: false,
}
const fila = (matricula: string, calificacion: number | null) => ({ matricula, calificacion }) as FilaDeApi

it('an open sheet stays the same one while grades are recorded, until its students change or its class moves on', () => {
  const suya = (clase: Clase, ...filas: FilaDeApi[]) => nombreDeHoja('facilitador', clase, filas)
  const antes = suya(abierta, fila('A', null), fila('B', null))
  expect(suya(abierta, fila('A', 8), fila('B', null))).toBe(antes)
  for (const otra of [
    suya(abierta, fila('A', null)),
    suya({ ...abierta, id_materia: 'otra' }, fila('A', null), fila('B', null)),
    suya({ ...abierta, status_facilitador: true }, fila('A', null), fila('B', null)),
  ])
    expect(otra).not.toBe(antes)
})

it('a closed one is another with anything that is recorded', () => {
  const cerrada = { ...abierta, status_facilitador: true }
  const de = (calificacion: number | null) => nombreDeHoja('facilitador', cerrada, [fila('A', calificacion)])
  expect([de(10) === de(10), de(10) === de(null)]).toEqual([true, false])
})
