import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useResourceContext } from 'ra-core'
import { Suspense, useState } from 'react'
import { currentSession } from '../../api/session.ts'
import type { AnyProcess } from '../../schema/process/process.ts'
import { DeferredStepDialog } from './DeferredStepDialog.tsx'
import { useReload } from '../list/useReload.ts'

/** Begins a case, for who may; nothing for anybody else, nor where a list of rows goes with it: that begins where they are written. */
export const OpenCase = ({ process: { opens } }: { process: AnyProcess }) => {
  const [asked, setAsked] = useState(false)
  const reload = useReload(useResourceContext() ?? '')
  const role = currentSession()?.rol
  if (!role || opens.with?.sheet || ![opens.by].flat().includes(role)) return null
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} sx={{ mb: 2 }} onClick={() => setAsked(true)}>
        {opens.label}
      </Button>
      <Suspense>
        {asked && (
          <DeferredStepDialog
            step=""
            onClose={() => setAsked(false)}
            onDone={() => {
              setAsked(false)
              void reload()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
