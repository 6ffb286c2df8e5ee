import type { RaRecord } from 'ra-core'
import type { PreparedLetter } from '../../admin/letter/PreparedLetter.ts'
import { useLetterOnce } from '../../admin/letter/useLetterOnce.ts'
import { callApi } from '../../api/callApi.ts'

type Props = { record: RaRecord; onClose: () => void }

/** Makes the acceptance letter of the row's external provider, once. (B §2, §7) */
export const CartaDeAceptacion = ({ record, onClose }: Props) => useLetterOnce(aceptacion, record.id_externo, onClose)

const aceptacion = async (id_externo: string): Promise<PreparedLetter> => {
  const [{ prepareCarta }, { cartaDeAceptacion }] = await Promise.all([
    import('../../docx/prepareCarta.ts'),
    import('../../docx/cartaDeAceptacion.ts'),
  ])
  const { data } = await callApi<Parameters<typeof cartaDeAceptacion.campos>[0] & { cuc: { clave_cuc: string } }>(
    'prestadores-externos/estudiante/datos/aceptacion-liberacion',
    { method: 'POST', key: null, savesNothing: true, body: { id_externo } },
  )
  return prepareCarta(cartaDeAceptacion, data.cuc.clave_cuc, data)
}
