import type { RaRecord } from 'react-admin'
import { useLetterOnce } from '../../admin/letter/useLetterOnce.ts'
import { peticion } from '../../api/peticion.ts'

type Props = { record: RaRecord; onClose: () => void }

/** Makes the acceptance letter of the external provider of its row, once. (B §2, §7) */
export const CartaDeAceptacion = ({ record, onClose }: Props) => {
  useLetterOnce(aceptacion, record.id_externo, onClose)
  return null
}

const aceptacion = async (id_externo: string): Promise<void> => {
  const [{ imprimir }, { cartaDeAceptacion }] = await Promise.all([
    import('../../docx/imprimir.ts'),
    import('../../docx/cartaDeAceptacion.ts'),
  ])
  const { data } = await peticion<Parameters<typeof cartaDeAceptacion.campos>[0]>(
    'prestadores-externos/estudiante/datos/aceptacion-liberacion',
    { method: 'POST', clave: null, body: { id_externo } },
  )
  await imprimir(cartaDeAceptacion, data)
}
