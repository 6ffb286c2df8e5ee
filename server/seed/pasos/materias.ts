import { tables } from '../../university/tables.ts'
import { azar } from '../azar.ts'
import { materias as datos } from '../datos/materias.ts'
import type { Taller } from '../taller.ts'

export type Materia = { id_materia: string; clave_materia: string; nombre: string; creditos: number }

/** Adds the subjects; returns them by the letters of their programme. A key says the programme and the subject's place: `DERIN-03`. */
export const materias = async ({ copy }: Taller): Promise<ReadonlyMap<string, readonly Materia[]>> => {
  const suerte = azar('materias')
  const todas = new Map(
    Object.entries(datos).map(([letras, nombres]) => [
      letras,
      nombres.split(';').map((nombre, lugar): Materia => ({
        id_materia: suerte.uuid(),
        clave_materia: `${letras}-${String(lugar + 1).padStart(2, '0')}`,
        nombre: nombre.trim().replace(/\s+/g, ' '),
        creditos: suerte.entero(8, 20) / 2,
      })),
    ]),
  )
  await copy(tables.materias, [...todas.values()].flat())
  return todas
}
