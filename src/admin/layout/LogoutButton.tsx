import Logout from '@mui/icons-material/LogoutOutlined'
import { useLogout } from 'ra-core'
import { Suspense, useState } from 'react'
import { openable } from '../defer/openable.tsx'
import { RestingButton } from '../send/RestingButton.tsx'
import { lossOfSignOut, type Loss } from '../form/lossOfSignOut.ts'
import { unsavedWork } from '../form/unsavedWork.ts'

const DiscardDialog = openable(async () => (await import('../form/DiscardDialog.tsx')).DiscardDialog)

/** Button that signs out; asks first when unsaved work would be lost. The session ends on this machine whether or not the call succeeds. (A §7) */
export const LogoutButton = () => {
  const logout = useLogout()
  const [step, setStep] = useState<Loss | 'leaving'>()
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
    const loss = await lossOfSignOut()
    if (loss) setStep(loss)
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
      {step && step !== 'leaving' && (
        <Suspense>
          <DiscardDialog open {...step} onClose={() => setStep(undefined)} onDiscard={discard} />
        </Suspense>
      )}
    </>
  )
}
