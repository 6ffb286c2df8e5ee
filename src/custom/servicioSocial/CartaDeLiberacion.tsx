import type { RaRecord } from 'ra-core'
import { useLetterOnce } from '../../admin/letter/useLetterOnce.ts'
import { liberacion } from './cartas.ts'

type Props = { record: RaRecord; onClose: () => void }

/** Makes the release letter of the row's service, once. (B §6, phase 11) */
export const CartaDeLiberacion = ({ record, onClose }: Props) =>
  useLetterOnce(liberacion, record.matricula_estudiante, onClose)
