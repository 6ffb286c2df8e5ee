import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useResourceContext } from 'ra-core'
import { Suspense, useState } from 'react'
import { currentSession } from '../../api/session.ts'
import type { AnyProcess } from '../../schema/process/process.ts'
import { DeferredStepDialog } from './DeferredStepDialog.tsx'
import { useReload } from '../list/useReload.ts'

/** Button that begins a case. Nothing for a role that may not, nor where a sheet goes with the opening: those cases begin where the sheet is written. */
export const OpenCase = ({ process: { opens } }: { process: AnyProcess }) => {
  const [isOpen, setIsOpen] = useState(false)
  const reload = useReload(useResourceContext() ?? '')
  const role = currentSession()?.rol
  if (!role || opens.with?.sheet || ![opens.by].flat().includes(role)) return null
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} sx={{ mb: 2 }} onClick={() => setIsOpen(true)}>
        {opens.label}
      </Button>
      <Suspense>
        {isOpen && (
          <DeferredStepDialog
            act={{ kind: 'begin' }}
            onClose={() => setIsOpen(false)}
            onDone={() => {
              setIsOpen(false)
              void reload()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
