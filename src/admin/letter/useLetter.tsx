import { ResourceContextProvider, useNotify } from 'ra-core'
import { Suspense, useState } from 'react'
import { ApiError } from '../../api/ApiError.ts'
import { isSessionOver } from '../../api/isSessionOver.ts'
import { currentSession } from '../../api/session.ts'
import { mayWrite } from '../../schema/doors/mayWrite.ts'
import { resourceNamed } from '../../schema/house.ts'
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx'
import { isNotLoaded } from '../error/isNotLoaded.ts'
import { notLoaded } from '../error/notLoaded.ts'
import { DeferredRecordDialog } from '../form/DeferredRecordDialog.tsx'
import { useOneAtATime } from '../send/useOneAtATime.ts'
import type { PreparedLetter } from './PreparedLetter.ts'

/**
 * Provides the making of a letter: `prepare` reads its data; a missing record is asked for, a warning confirmed.
 * Failures are shown as notices. The caller draws `questions`. (B §7, B §8)
 */
export const useLetter = <T,>(prepare: (of: T) => Promise<PreparedLetter>, onSettled?: () => void) => {
  const notify = useNotify()
  const [waiting, setWaiting] = useState<{ of: T; letter: PreparedLetter }>()
  const onError = (error: Error) => {
    settle()
    if (!isSessionOver(error)) notify(saidOf(error), { type: 'error' })
  }
  const settle = () => {
    setWaiting(undefined)
    onSettled?.()
  }
  const printing = useOneAtATime({
    mutationFn: (letter: PreparedLetter) => letter.print(),
    onError,
    onSuccess: settle,
  })
  const preparing = useOneAtATime({
    mutationFn: prepare,
    onError,
    onSuccess: (letter, of) => {
      const { missing, warning } = letter
      if (missing && !mayWrite(resourceNamed(missing.resource), 'create', currentSession()?.rol)) {
        notify(missing.refusal, { type: 'warning' })
        settle()
      } else if (missing || warning) setWaiting({ of, letter })
      else printing.mutate(letter)
    },
  })
  const { of, letter } = waiting ?? {}
  return {
    make: preparing.mutate,
    making: preparing.isPending || printing.isPending,
    questions: letter?.missing ? (
      <ResourceContextProvider value={letter.missing.resource}>
        <Suspense>
          <DeferredRecordDialog
            key={JSON.stringify(letter.missing.values)}
            opening={{ mode: 'create', ...letter.missing }}
            onClose={settle}
            onDone={() => {
              setWaiting(undefined)
              if (of !== undefined) preparing.mutate(of)
            }}
          />
        </Suspense>
      </ResourceContextProvider>
    ) : letter?.warning ? (
      <ConfirmDialog
        open
        text={letter.warning}
        loading={printing.isPending}
        onConfirm={() => printing.mutate(letter)}
        onCancel={settle}
      />
    ) : null,
  }
}

const saidOf = (error: Error) => {
  if (isNotLoaded(error))
    return `La carta no se pudo preparar: ${notLoaded.why}. Cargue la página de nuevo y vuelva a pedirla.`
  return error instanceof ApiError ? `Ocurrio un error: ${error.message}` : error.message
}
