import TemplateIcon from '@mui/icons-material/FileDownloadOutlined'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useRef, type DragEvent } from 'react'
import type { AnyResource } from '../../schema/resource.ts'
import { sheetTypes } from '../file/sheetTypes.ts'
import { useReadAt } from '../read/useReadAt.ts'
import type { Importacion } from './importacion.ts'
import { ImportedSheets } from './ImportedSheets.tsx'
import { LeftImport } from './LeftImport.tsx'
import type { useImport } from './useImport.ts'
import { RestingButton } from '../send/RestingButton.tsx'

type Props = { resource: AnyResource; sheet: ReturnType<typeof useImport>; onClose: () => void }

/** Asks for the file; offers the template, the import left half done, and earlier imports. */
export const SheetChooser = ({ resource, sheet, onClose }: Props) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { data: open } = useReadAt<Importacion | null>(`importaciones/${resource.name}`, {
    every: read => (read && read.avance < 100 ? 1000 : undefined),
  })
  const disabled = sheet.busy !== undefined
  const choose = (file: File | undefined) => {
    if (file && !disabled) void sheet.send(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }
  return (
    <>
      <DialogContent>
        {open && <LeftImport open={open} disabled={disabled} onResume={() => sheet.resume(open)} />}
        <Box
          onDragOver={event => event.preventDefault()}
          onDrop={drop}
          sx={{
            border: 2,
            borderStyle: 'dashed',
            borderColor: 'divider',
            borderRadius: 3,
            p: { xs: 2, sm: 4 },
            textAlign: 'center',
          }}
        >
          <input
            ref={input}
            id={id}
            type="file"
            aria-label="Hoja de cálculo"
            accept={sheetTypes}
            hidden
            tabIndex={-1}
            onChange={event => {
              choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <RestingButton
            variant="contained"
            startIcon={<UploadIcon />}
            resting={disabled}
            onClick={() => input.current?.click()}
          >
            Elegir hoja de cálculo
          </RestingButton>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            O suéltela aquí: Excel (.xlsx) o CSV. Nada se escribe antes de que usted lo confirme.
          </Typography>
        </Box>
        <Template disabled={disabled} onDownload={() => void sheet.template()} />
        <ImportedSheets resource={resource} sheet={sheet} />
      </DialogContent>
      <DialogActions>
        <RestingButton variant="outlined" color="inherit" resting={disabled} onClick={onClose}>
          Cerrar
        </RestingButton>
      </DialogActions>
    </>
  )
}

/** Button that downloads an empty sheet to fill, and what it brings. */
const Template = ({ disabled, onDownload }: { disabled: boolean; onDownload: () => void }) => (
  <Stack direction="row" useFlexGap sx={{ mt: 2, gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
    <RestingButton
      variant="outlined"
      color="inherit"
      startIcon={<TemplateIcon />}
      resting={disabled}
      onClick={onDownload}
    >
      Descargar plantilla
    </RestingButton>
    <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 16rem' }}>
      Trae los encabezados, las listas para elegir y una hoja de notas. También sirve lo que haya descargado de esta
      misma tabla.
    </Typography>
  </Stack>
)
