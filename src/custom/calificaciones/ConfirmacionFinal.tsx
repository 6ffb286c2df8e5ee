import { Confirmacion } from '../../admin/confirm/Confirmacion.tsx'
import { Cifras } from './Cuenta.tsx'
import type { Hoja } from './hoja.ts'
import { resumen } from './resumen.ts'

type Props = { hoja: Hoja; enviando: boolean; onConfirmar: () => void; onCancelar: () => void }

/** The last word before grades are locked: what will be sent, and that there is no way back. (B §5) */
export const ConfirmacionFinal = ({ hoja, enviando, onConfirmar, onCancelar }: Props) => (
  <Confirmacion
    open
    texto="Una vez enviado los datos no se pueden volver a editar..."
    loading={enviando}
    onConfirm={onConfirmar}
    onCancel={onCancelar}
  >
    <Cifras de={resumen(hoja)} />
  </Confirmacion>
)
