import { Suspense, useState } from 'react'
import { openable } from '../defer/openable.tsx'
import { recoveryLink } from './recoveryLink.ts'

const RecoveryLinkDialog = openable(async () => (await import('./RecoveryLinkDialog.tsx')).RecoveryLinkDialog)

/** Question for a person who opened a recovery link while signed in; its code loads only then. */
export const DeferredRecoveryLink = () => {
  const [link, setLink] = useState(recoveryLink)
  return (
    <Suspense>{link !== undefined && <RecoveryLinkDialog link={link} onClose={() => setLink(undefined)} />}</Suspense>
  )
}
