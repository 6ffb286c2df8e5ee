import { eq } from 'drizzle-orm'
import { documentosDe, esVisible } from '../../../src/domain/documentos.ts'
import { addMeses } from '../../../src/domain/fechas.ts'
import { documentacion as entregas } from '../../custom/documentacion/tables.ts'
import { tables } from '../../university/tables.ts'
import { azar, type Azar } from '../azar.ts'
import type { Taller } from '../taller.ts'

const { estudiantes, programas } = tables

/** Adds the documents that students have handed in: of most everything, of many all but something, of some nothing yet. */
export const documentacion = async ({ tx, copy, hoy }: Taller): Promise<void> => {
  const suerte = azar('documentacion')
  const todos = await tx
    .select({ matricula: estudiantes.matricula, nacionalidad: estudiantes.nacionalidad, grado: programas.grado })
    .from(estudiantes)
    .innerJoin(programas, eq(programas.clave, estudiantes.clave_programa))
    .orderBy(estudiantes.matricula)
  await copy(entregas, entregadas(suerte, hoy, todos))
}

type Quien = { matricula: string; nacionalidad: number; grado: string }

function* entregadas(suerte: Azar, hoy: string, todos: readonly Quien[]) {
  for (const { matricula, nacionalidad, grado } of todos) {
    const cumplida = suerte.segun([
      [1, 55],
      [0.7, 30],
      [0.3, 10],
      [0, 5],
    ])
    const entregado_en =
      [`${matricula.slice(0, 4)}-0${suerte.entero(7, 9)}-${suerte.entero(10, 28)}`, addMeses(hoy, -1)].sort()[0] ?? hoy
    for (const documento of documentosDe(grado)) {
      if (esVisible(documento, nacionalidad) && suerte.ocurre(cumplida)) yield { matricula, documento, entregado_en }
    }
  }
}
