import { claseCalificada } from '../../../src/domain/claseCalificada.ts'
import { Falla } from '../../falla.ts'

/** 409 for a class that somebody graded: who takes it is settled. (B §8) */
export const exigirAbierta = ({
  status_facilitador,
  status_escolar,
}: {
  status_facilitador: boolean | null
  status_escolar: boolean | null
}) => {
  if (status_facilitador || status_escolar) throw new Falla(409, claseCalificada.sinCambios)
}
