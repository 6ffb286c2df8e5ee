import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { AnyResource } from '../../schema/resource.ts'
import { useLeaving } from '../form/useLeaving.tsx'
import { Obstacles } from '../send/Obstacles.tsx'
import { batchProgress, undoingText } from '../send/useBatchCalls.ts'
import { WorkProgress } from '../send/WorkProgress.tsx'
import { SheetChooser } from './SheetChooser.tsx'
import { DoneImport } from './DoneImport.tsx'
import { PreviewedImport } from './PreviewedImport.tsx'
import { acceptingText, useImport } from './useImport.ts'

type Props = { resource: AnyResource; onClose: () => void }

/** Dialog of an import: the sheet is chosen, previewed, corrected, and only then written. The server keeps the read sheet; leaving asks before corrected cells not yet sent are lost. */
export const ImportDialog = ({ resource, onClose }: Props) => {
  const id = useId()
  const sheet = useImport(resource)
  const { busy, fault, preview, done } = sheet
  const accepting = busy === acceptingText
  const { close, before, question } = useLeaving(Object.keys(sheet.typed).length > 0, onClose)
  return (
    <Dialog open maxWidth="lg" onClose={busy === undefined ? close : undefined} aria-labelledby={id}>
      <DialogTitle id={id} sx={besideProgress}>
        Importar {resource.label.many}
      </DialogTitle>
      {((busy !== undefined && !accepting) || fault) && (
        <DialogContent sx={{ flex: 'none', pb: 0 }}>
          {busy !== undefined && !accepting && (
            <WorkProgress
              key={busy}
              path={busy === undoingText ? batchProgress : `importaciones/${resource.name}/avance`}
              doing={busy}
            />
          )}
          {fault && (
            <Alert
              severity="warning"
              action={
                fault.rows.some(({ renglon }) => renglon !== undefined) && (
                  <Button color="inherit" onClick={() => void sheet.again()}>
                    Revisar de nuevo
                  </Button>
                )
              }
            >
              {fault.message}
              <Obstacles rows={fault.rows} />
            </Alert>
          )}
        </DialogContent>
      )}
      {done ? (
        <DoneImport sheet={sheet} done={done} onClose={onClose} />
      ) : preview ? (
        <PreviewedImport
          key={preview.id}
          sheet={sheet}
          preview={preview}
          onClose={close}
          onRestart={() => before(sheet.restart)}
        />
      ) : (
        <SheetChooser resource={resource} sheet={sheet} onClose={onClose} />
      )}
      {accepting && (
        <Box sx={besideTitle}>
          <WorkProgress path={`importaciones/${resource.name}/avance`} doing={busy} />
        </Box>
      )}
      {question}
    </Dialog>
  )
}

/** Room that the title leaves to what is shown over its line, on a phone too. */
const besideProgress = { pr: { xs: 'calc(35% + 32px)' } }

/** Place of what is shown while a doubt is accepted: over the title's line, so that the next doubt stays where it is. */
const besideTitle = { position: 'absolute', top: 8, right: 24, width: '35%', bgcolor: 'background.paper' } as const
