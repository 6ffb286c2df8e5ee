import Alert from '@mui/material/Alert'
import type { Mode } from '../../schema/active.ts'
import { Conflict } from './Conflict.tsx'
import type { DialogOpening } from './DialogOpening.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { SavedBefore } from './SavedBefore.tsx'
import type { useDraft } from './useDraft.ts'
import type { useSave } from './useSave.ts'

type Props = {
  mode: Mode
  because: DialogOpening['because']
  save: Pick<ReturnType<typeof useSave>, 'conflict' | 'insist' | 'savedBefore'>
  draft: ReturnType<typeof useDraft>
  onRecovered: () => void
}

/** Notices above a form: somebody else's change or, without one, why the form is open; what was saved already; the draft. */
export const FormNotices = ({ mode, because, save: { conflict, insist, savedBefore }, draft, onRecovered }: Props) => (
  <>
    {conflict && <Conflict mode={mode} change={conflict} onInsist={insist} />}
    {because && !conflict && (
      <Alert severity="info" sx={{ mb: 3 }}>
        {because}
      </Alert>
    )}
    {savedBefore !== undefined && <SavedBefore id={savedBefore} />}
    <DraftNotice draft={draft} onRecovered={onRecovered} />
  </>
)
