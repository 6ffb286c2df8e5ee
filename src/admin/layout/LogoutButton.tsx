import Logout from '@mui/icons-material/LogoutOutlined'
import { useLogout } from 'ra-core'
import { Suspense, useState } from 'react'
import { openable } from '../defer/openable.tsx'
import { drafts } from '../../api/drafts.ts'
import { currentSession } from '../../api/session.ts'
import { identityOf } from '../../api/currentUser.ts'
import { RestingButton } from '../send/RestingButton.tsx'
import { unsavedWork } from '../form/unsavedWork.ts'

const DiscardDialog = openable(async () => (await import('../form/DiscardDialog.tsx')).DiscardDialog)

/** Button that signs out; asks first when unsaved work would be lost. The session ends on this machine whether or not the call succeeds. (A §7) */
export const LogoutButton = () => {
  const logout = useLogout()
  const [step, setStep] = useState<'asking' | 'leaving'>()
  const leave = () => {
    setStep('leaving')
    void logout({}, undefined, false)
  }
  const discard = () => {
    unsavedWork.giveUp()
    leave()
  }
  const ask = async () => {
    setStep('leaving')
    const usuario = currentSession()?.usuario
    if (unsavedWork.any() || (usuario && (await drafts.hasAny(identityOf(usuario))))) setStep('asking')
    else leave()
  }
  return (
    <>
      <RestingButton
        variant="outlined"
        color="inherit"
        size="small"
        loading={step === 'leaving'}
        resting={step === 'leaving'}
        loadingPosition="start"
        startIcon={<Logout />}
        onClick={ask}
        sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', md: 'inherit' } } }}
      >
        Cerrar sesión
      </RestingButton>
      {step === 'asking' && (
        <Suspense>
          <DiscardDialog
            open
            {...(unsavedWork.any() ? {} : { what: elsewhere })}
            onClose={() => setStep(undefined)}
            onDiscard={discard}
          />
        </Suspense>
      )}
    </>
  )
}

const elsewhere = 'Dejó sin guardar algo que escribió en otra pantalla: al cerrar la sesión se borra de este equipo.'
