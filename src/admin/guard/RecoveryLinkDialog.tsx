import Button from '@mui/material/Button'
import { useState } from 'react'
import { TitledDialog } from '../dialog/TitledDialog.tsx'
import { currentSession } from '../../api/session.ts'
import { RestingButton } from '../send/RestingButton.tsx'
import { signOut } from '../../api/signOut.ts'

type Props = { link: string; onClose: () => void }

/** Dialog that says whose session a recovery link met, and signs out before the link is followed, so that nobody sets another person's password. */
export const RecoveryLinkDialog = ({ link, onClose }: Props) => {
  const [usuario] = useState(() => currentSession()?.usuario)
  const [leaving, setLeaving] = useState(false)
  const use = async () => {
    setLeaving(true)
    await signOut()
    location.assign(link)
  }
  return (
    <TitledDialog
      title="Ya hay una sesión abierta"
      text={`El enlace que abrió crea la contraseña de una cuenta, y en este navegador está abierta la sesión de ${usuario?.nombre} (${usuario?.email}). Para usar el enlace cierre antes esta sesión: lo que haya dejado en ella sin guardar se borra de este equipo.`}
      onClose={leaving ? undefined : onClose}
      maxWidth="xs"
      actions={
        <>
          <RestingButton variant="outlined" color="inherit" loading={leaving} resting={leaving} onClick={use}>
            Cerrar la sesión y usar el enlace
          </RestingButton>
          <Button variant="contained" autoFocus disabled={leaving} onClick={onClose}>
            Seguir en la sesión
          </Button>
        </>
      }
    />
  )
}
