import { useEffect, useRef } from 'react'
import type { RaRecord } from 'react-admin'
import { useLetter } from '../../admin/letter/useLetter.ts'
import { liberacion } from './cartas.ts'

type Props = { record: RaRecord; onClose: () => void }

/** Makes the release letter of the service of its row, once. (B §6, phase 11) */
export const CartaDeLiberacion = ({ record, onClose }: Props) => {
  const { make } = useLetter(liberacion, onClose)
  const hecha = useRef(false)
  useEffect(() => {
    if (hecha.current) return
    hecha.current = true
    make(record.matricula_estudiante)
  }, [make, record])
  return null
}
