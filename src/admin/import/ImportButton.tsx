import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { openable } from '../defer/openable.tsx'
import { importOf, useAskedForm } from '../form/useAskedForm.ts'
import { useResource } from '../fields/useResource.ts'

const ImportDialog = openable(async () => (await import('./ImportDialog.tsx')).ImportDialog)

/** Button that opens the import of a spreadsheet into the surrounding resource; its code loads when first opened. */
export const ImportButton = () => {
  const resource = useResource()
  const [open, setOpen] = useState(false)
  useAskedForm(importOf(resource.name), true, () => setOpen(true))
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<UploadIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Importar
      </Button>
      <Suspense>{open && <ImportDialog resource={resource} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
