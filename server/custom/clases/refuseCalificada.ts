import { faltaPara } from '../../../src/domain/clase.ts'
import { Falla } from '../../http/Falla.ts'

/** Refuses (409) to change the students of a class that holds grades. (B §8) */
export const refuseCalificada = ({ calificada }: { calificada: boolean }) => {
  const falta = faltaPara('inscribir', { calificada })
  if (falta) throw new Falla(409, falta)
}
