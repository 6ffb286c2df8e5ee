import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { boundBy, type AnyBulkAction } from '../../../schema/bulk.ts'
import type { Values } from '../../../schema/kinds.ts'
import { useResource } from '../../fields/useResource.ts'
import { useLeaving } from '../../form/useLeaving.tsx'
import { rooms } from '../../rooms.ts'
import type { ChosenRows } from './batch.ts'
import { BulkHandlerInput } from './BulkHandlerInput.tsx'
import { BulkInputs } from './BulkInputs.tsx'
import { DoneBatch } from './DoneBatch.tsx'
import { PreviewedBatch } from './PreviewedBatch.tsx'
import { useBatch, type BatchValues } from './useBatch.ts'

type Props = {
  name: string
  action: AnyBulkAction
  count: number
  chosen: ChosenRows
  onClose: () => void
  /** Called once the rows were changed: they are no longer selected. */
  onDone: () => void
}

/** Dialog of one action on the chosen rows: asks for its inputs, previews it, and tells what it did. Nothing changes before the preview is confirmed. Asks before entered values are lost. */
export const BulkDialog = ({ name, action, count, chosen: givenRows, onClose, onDone }: Props) => {
  const id = useId()
  const resource = useResource()
  const [chosen, setChosen] = useState(givenRows)
  const batch = useBatch(resource.name, name, chosen)
  const asks = asksFor(action)
  const [entered, setEntered] = useState<BatchValues | undefined>(asks ? undefined : {})
  const [value, setValue] = useState<BatchValues>({})
  const [values, setValues] = useState<Values>({})
  const [isFilled, setFilled] = useState(false)
  const [common, setCommon] = useState<Values | undefined>(boundBy(resource, action).length ? undefined : {})
  const { inCommon, preview } = batch
  const ready = common !== undefined
  const open = useEffectEvent(() => void (ready || inCommon().then(setCommon)))
  const review = useEffectEvent((values: BatchValues) => void preview(values))
  useEffect(() => open(), [])
  useEffect(() => {
    if (entered) review(entered)
  }, [entered, chosen])
  const finish = () => {
    onClose()
    if (batch.done) onDone()
  }
  const backToInputs = () => {
    batch.stop()
    setEntered(undefined)
    batch.again()
  }
  const { close, question } = useLeaving(isFilled && !batch.done, finish)
  const steps = { batch, onClose: close, count }
  return (
    <Dialog open maxWidth="sm" onClose={batch.writes ? undefined : close} aria-labelledby={id}>
      <DialogTitle id={id}>{action.label}</DialogTitle>
      {batch.done ? (
        <DoneBatch {...steps} done={batch.done} />
      ) : entered && (batch.outcome || batch.busy || !asks) ? (
        <PreviewedBatch
          {...steps}
          confirm={action.confirm}
          onConfirm={avisos => void batch.apply(entered, avisos)}
          onBack={asks ? backToInputs : undefined}
          onLeaveOut={
            chosen.ids && (ids => setChosen({ ...chosen, ids: chosen.ids?.filter(each => !ids.includes(each)) }))
          }
        />
      ) : action.handler ? (
        <BulkHandlerInput
          {...steps}
          handler={action.handler}
          before={value}
          onFilled={setFilled}
          onSaid={next => {
            setValue(next)
            setEntered({ ...next })
          }}
        />
      ) : (
        <BulkInputs
          {...steps}
          inputs={action.inputs ?? []}
          common={common}
          before={values}
          onFilled={setFilled}
          onSaid={next => {
            setValues(next)
            setEntered({ ...next })
          }}
        />
      )}
      {question}
    </Dialog>
  )
}

/** Tells whether an action needs anything said before its preview. */
const asksFor = ({ inputs, handler }: AnyBulkAction) =>
  inputs !== undefined || (handler !== undefined && handler in rooms().bulkInputs)
