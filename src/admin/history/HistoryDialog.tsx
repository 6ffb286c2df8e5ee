import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { RaRecord } from 'ra-core'
import { TitledDialog } from '../dialog/TitledDialog.tsx'
import { useChoiceWithin } from '../address/useChoice.ts'
import { useResource } from '../fields/useResource.ts'
import { HistoryEntries } from './HistoryEntries.tsx'
import { useToday } from '../useToday.ts'
import { RecordThen } from './RecordThen.tsx'

type Props = { record: RaRecord; onClose: () => void }

/** Dialog with the history of a record, newest first, or with the record as it was at the end of a day. */
export const HistoryDialog = ({ record, onClose }: Props) => {
  const { name } = useResource()
  const [day, setDay] = useChoiceWithin('dia')
  const today = useToday()
  const path = `historial/${name}/${encodeURIComponent(String(record.id))}`
  return (
    <TitledDialog
      title="Historial"
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          {day !== '' && (
            <Button color="inherit" onClick={() => setDay('')}>
              Ver los cambios
            </Button>
          )}
          <Button variant="contained" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      <TextField
        type="date"
        label="Ver cómo estaba el"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        sx={{ mt: 1, mb: 2.5, width: 'min(240px, 100%)' }}
      />
      {day === '' || day > today ? (
        <HistoryEntries path={path} />
      ) : (
        <RecordThen path={path} day={day} record={record} />
      )}
    </TitledDialog>
  )
}
