import { Suspense, useState } from 'react'
import { openable } from '../defer/openable.tsx'
import { recoveryLink } from './recoveryLink.ts'

const RecoveryLinkDialog = openable(async () => (await import('./RecoveryLinkDialog.tsx')).RecoveryLinkDialog)

/** The question to who opened a recovery link while signed in, whose code nobody else needs. */
export const DeferredRecoveryLink = () => {
  const [link, setLink] = useState(recoveryLink)
  return (
    <Suspense>{link !== undefined && <RecoveryLinkDialog link={link} onClose={() => setLink(undefined)} />}</Suspense>
  )
}
