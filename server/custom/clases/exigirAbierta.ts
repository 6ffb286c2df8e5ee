import { faltaPara } from '../../../src/domain/clase.ts'
import { Falla } from '../../falla.ts'

/** 409 for a class that holds grades: who takes it is settled. (B §8) */
export const exigirAbierta = ({ calificada }: { calificada: boolean }) => {
  const falta = faltaPara('inscribir', { calificada })
  if (falta) throw new Falla(409, falta)
}
