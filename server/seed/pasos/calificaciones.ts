import { resources } from '../../../src/resources/index.ts'
import { standing } from '../../../src/schema/process/process.ts'
import { pasos } from '../../crud/casos/tables.ts'
import { tables } from '../../university/tables.ts'
import { movimientos } from '../movimientos.ts'
import type { Taller } from '../taller.ts'

type Graded = {
  id_clase: string
  /** Last stage that was closed. */
  cierre: 'ninguno' | 'facilitador' | 'escolar'
  /** Day on which its stages were closed (`yyyy-mm-dd`). */
  dia: string
  facilitador: { matricula: string; nombre: string; id_usuario: string | null }
}

/** Adds the grade cases of classes that were handed in or closed, with who did which and when. */
export const calificaciones = async ({ copy }: Taller, clases: readonly Graded[]): Promise<void> => {
  const casos = clases.flatMap(casoDe)
  await copy(
    tables.calificaciones,
    casos.map(({ fila }) => fila),
  )
  await copy(
    pasos,
    casos.flatMap(caso => caso.pasos),
  )
}

/** Returns the case of a class and its steps; none for a class that nobody has graded. */
export const casoDe = ({ id_clase, cierre, dia, facilitador: { matricula, nombre, id_usuario } }: Graded) => {
  if (cierre === 'ninguno') return []
  const comun = { proceso: 'calificaciones', caso: id_clase, momento: new Date(`${dia}T18:00:00Z`), archivo: null }
  const entrega = { ...comun, a: 'entregadas', usuario_id: id_usuario, autor: nombre, rol: 'facilitador' }
  const fin = {
    ...comun,
    paso: 'cerrar',
    a: 'cerradas',
    usuario_id: null,
    autor: 'Servicios escolares',
    rol: 'escolar',
  }
  const cerrada = cierre === 'escolar'
  const donde = standing(resources.calificaciones.process, cerrada ? 'cerradas' : 'entregadas', dia)
  return [
    {
      fila: { id_caso: id_clase, id_clase, matricula, abierto: dia, ...donde },
      pasos: movimientos(cerrada ? [entrega, fin] : [entrega]),
    },
  ]
}
