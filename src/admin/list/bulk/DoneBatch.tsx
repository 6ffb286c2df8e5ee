import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import type { Done } from './batch.ts'
import { BatchProgress } from './BatchProgress.tsx'
import { LeftOut } from './LeftOut.tsx'
import { WhatChanges } from './WhatChanges.tsx'
import type { useBatch } from './useBatch.ts'
import { SendButton } from '../../send/SendButton.tsx'

type Props = {
  batch: ReturnType<typeof useBatch>
  done: { message: string; data: Done }
  onClose: () => void
}

/** Result of a batch: what was done, which rows were left and why, and «Deshacer» while it is possible. */
export const DoneBatch = ({ batch, done: { message, data }, onClose }: Props) => (
  <>
    <DialogContent>
      <BatchProgress batch={batch} />
      {batch.fault && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {batch.fault}
        </Alert>
      )}
      <Alert severity="success" role="status">
        {message}
      </Alert>
      {data.enTotal && <Typography sx={{ mt: 1 }}>{data.enTotal}</Typography>}
      <LeftOut outcome={data} />
      <WhatChanges outcome={data} />
    </DialogContent>
    <DialogActions>
      {data.lote !== null && data.deshacer && (
        <SendButton
          variant="outlined"
          color="inherit"
          doing=""
          loading={batch.busy}
          onClick={() => void batch.undo(data.lote ?? '').then(undone => undone && onClose())}
        >
          Deshacer
        </SendButton>
      )}
      <Button variant="contained" autoFocus disabled={batch.busy} onClick={onClose}>
        Cerrar
      </Button>
    </DialogActions>
  </>
)
