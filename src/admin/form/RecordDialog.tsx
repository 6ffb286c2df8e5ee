import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import GlobalStyles from '@mui/material/GlobalStyles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { OptionalRecordContextProvider } from 'ra-core'
import { useCallback, useId, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx'
import { useResource } from '../fields/useResource.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { DoubtsBeforeSaving } from './DoubtsBeforeSaving.tsx'
import { FormNotices } from './FormNotices.tsx'
import { FormSurroundings } from './FormSurroundings.tsx'
import { Keeping } from './Keeping.tsx'
import { inLowWindow } from '../theme/inLowWindow.ts'
import { modeNames, type DialogOpening } from './DialogOpening.ts'
import { RecordForm } from './RecordForm.tsx'
import { Unsaved } from './Unsaved.tsx'
import { AdviceBeforeSaving } from './advice/AdviceBeforeSaving.tsx'
import { AdviceNotice } from './advice/AdviceNotice.tsx'
import { FoundBeside } from './advice/FoundBeside.ts'
import { useAlong } from './useAlong.ts'
import { useRecordDialog } from './useRecordDialog.ts'

type Props = {
  opening: DialogOpening
  onClose: () => void
  /** Called once the record was written: the dialog closes and the screen reads the record again. */
  onDone: () => void
}

/** Dialog that adds, edits or deletes one record, titled by mode and entity; asks before it writes and before it discards unsaved work. (A §2, Common form behaviour) */
export const RecordDialog = ({ opening: { mode, record, values, because }, onClose, onDone }: Props) => {
  const resource = useResource()
  const id = useId()
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const [closing, setClosing] = useState(false)
  const { form, element, advice, draft, save, submit, another, onBlur, close, recovered, drawn } = useRecordDialog({
    resource,
    mode,
    record,
    values,
    onClose,
    onDone,
  })
  const along = useAlong(resource, mode === 'delete' ? record?.id : undefined, save.saving)
  const { keeps = [] } = resource
  const inSeries = mode === 'create' && !because
  const [keptNames, setKeptNames] = useState<readonly string[]>(keeps)
  const leave = () => {
    advice.letGo()
    setClosing(true)
  }
  const width = widthOf(resource)
  const large = width !== 'sm'
  return (
    <Dialog open fullScreen={narrow && large} maxWidth={width} onClose={leave} aria-labelledby={id}>
      <DialogTitle id={id}>{`${modeNames[mode]} ${resource.label.one}`}</DialogTitle>
      <OptionalRecordContextProvider value={record}>
        <FormProvider {...form}>
          <Box ref={element} onBlur={onBlur} sx={footerInSight}>
            <FoundBeside value={advice.beside}>
              <FormSurroundings key={drawn}>
                <RecordForm
                  mode={mode}
                  onSubmit={submit}
                  onAnother={inSeries ? event => another(event, keptNames) : undefined}
                  onCancel={leave}
                  busy={advice.asking}
                  notice={
                    <FormNotices mode={mode} because={because} save={save} draft={draft} onRecovered={recovered} />
                  }
                >
                  {advice.hallazgos.length > 0 && <AdviceNotice advice={advice} />}
                  {inSeries && keeps.length > 0 && <Keeping keptNames={keptNames} onChange={setKeptNames} />}
                </RecordForm>
              </FormSurroundings>
            </FoundBeside>
          </Box>
          <Unsaved
            closing={closing}
            onStay={useCallback(() => setClosing(false), [])}
            onClose={close}
            isKept={draft.isKept}
          />
        </FormProvider>
      </OptionalRecordContextProvider>
      {large && <GlobalStyles styles={aloneOnTheScreen} />}
      <ConfirmDialog
        open={save.asking}
        text={along}
        loading={save.saving}
        onConfirm={() => void save.confirm()}
        onCancel={save.cancel}
      >
        {save.asking && <DoubtsBeforeSaving resource={resource} mode={mode} form={form} />}
        {advice.unticked.length > 0 && <AdviceBeforeSaving findings={advice.unticked} />}
      </ConfirmDialog>
    </Dialog>
  )
}

const widthOf = ({ wide, fields }: AnyResource) => (wide ? 'xl' : Object.keys(fields).length > 12 ? 'lg' : 'sm')

/** Hides the page behind a large form that covers it, so that no key draws it anew; notices stay visible. */
const aloneOnTheScreen = {
  '@media (max-width: 1439.95px)': { '#root :is(header, nav, main)': { visibility: 'hidden' } },
}

/** Scrolls the form between the title and the footer. */
const footerInSight = { display: 'flex', flexDirection: 'column', minHeight: 0, ...inLowWindow({ flexShrink: 0 }) }
