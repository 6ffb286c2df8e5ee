import CartaIcon from '@mui/icons-material/DescriptionOutlined'
import { useLetter } from '../../admin/letter/useLetter.tsx'
import { currentSession } from '../../api/session.ts'
import { SendButton } from '../../admin/send/SendButton.tsx'
import { generaSolicitud } from '../../domain/servicioSocial/fases.ts'
import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { solicitud } from './cartas.ts'

/** Button that makes the request letter of a service; nothing for a role that may not. */
export const BotonDeCarta = ({ registro }: { registro: RegistroDeServicio }) => {
  const { make, making, questions } = useLetter(solicitud)
  if (!generaSolicitud(currentSession()?.rol)) return null
  return (
    <>
      <SendButton
        variant="outlined"
        startIcon={<CartaIcon />}
        loading={making}
        loadingPosition="start"
        doing="Preparando la carta…"
        onClick={() => make(registro)}
      >
        Generar carta de solicitud
      </SendButton>
      {questions}
    </>
  )
}
