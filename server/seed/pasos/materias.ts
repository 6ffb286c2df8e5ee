import { tables } from '../../db/tables.ts'
import { azar } from '../azar.ts'
import { materias as datos } from '../datos/materias.ts'
import type { Taller } from '../taller.ts'

/** The subjects. A key says whose it is and its place: `DERIN-03`. */
export const materias = async ({ copy }: Taller): Promise<void> => {
  const suerte = azar('materias')
  await copy(tables.materias, Object.entries(datos).flatMap(([letras, nombres]) =>
    nombres.split(';').map((nombre, lugar) => ({
      id_materia: suerte.uuid(), clave_materia: `${letras}-${String(lugar + 1).padStart(2, '0')}`,
      nombre: nombre.trim().replace(/\s+/g, ' '), creditos: suerte.entero(8, 20) / 2,
    }))))
}
