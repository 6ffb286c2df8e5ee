import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { Form, useListContext } from 'react-admin'
import { hoyEnMexico } from '../../domain/fechas.ts'
import type { DoorMeta } from '../../dataProvider/index.ts'
import { validate } from '../../schema/validate.ts'
import { Confirmacion } from '../confirm/Confirmacion.tsx'
import { useResource } from '../fields/useResource.ts'
import { Conflict } from './Conflict.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import { initialValues } from './initialValues.ts'
import { modeNames, type Opening } from './opening.ts'
import { PostalProvider } from './postal/PostalProvider.tsx'
import { RecordForm } from './RecordForm.tsx'
import { useSave } from './useSave.ts'

type Props = { opening: Opening; meta: DoorMeta; onClose: () => void }

/** Adds, edits or deletes one record, named by mode and entity; asks before it writes and before it throws away what was typed. (A §2, Common form behaviour) */
export const RecordDialog = ({ opening: { mode, record }, onClose }: Props) => {
  const resource = useResource()
  const { refetch } = useListContext()
  const id = useId()
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const [discarding, setDiscarding] = useState(false)
  const [dirty, setDirty] = useState(false)
  const [initial] = useState(() => record ?? initialValues(resource))
  const save = useSave({ resource, mode, record, onDone: () => { onClose(); void refetch() } })
  const leave = () => (dirty ? setDiscarding(true) : onClose())
  const large = Object.keys(resource.fields).length > 12
  return (
    <Dialog open fullScreen={narrow && large} maxWidth={large ? 'lg' : 'sm'} onClose={leave} aria-labelledby={id} sx={footerInSight}>
      <DialogTitle id={id}>{`${modeNames[mode]} ${resource.label.one}`}</DialogTitle>
      <Form
        record={initial} mode="onBlur" reValidateMode="onChange" noValidate disableInvalidFormNotification sanitizeEmptyValues={false}
        validate={values => (mode === 'delete' ? {} : validate(resource, mode, values, hoyEnMexico(new Date()), record).errors)}
        onSubmit={save.ask}
      >
        <PostalProvider>
          <RecordForm mode={mode} stored={record} onCancel={leave} onDirty={setDirty} notice={save.conflict && <Conflict change={save.conflict} onInsist={save.insist} />} />
        </PostalProvider>
      </Form>
      <Confirmacion open={save.asking} loading={save.saving} onConfirm={() => void save.confirm()} onCancel={save.cancel} />
      <DiscardDialog open={discarding} onStay={() => setDiscarding(false)} onDiscard={onClose} />
    </Dialog>
  )
}

/** The form scrolls between the title and the footer. */
const footerInSight = { '& .MuiDialog-paper > form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }
