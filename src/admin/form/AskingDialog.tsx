import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId, type ReactNode } from 'react'
import { FormProvider, useFormState, type UseFormReturn } from 'react-hook-form'
import type { Value } from '../../schema/kinds.ts'
import { inLowWindow } from '../theme/inLowWindow.ts'
import { focusFirst } from './focusFirst.ts'
import { FormSurroundings } from './FormSurroundings.tsx'
import { judgedOnClick } from './judgedOnClick.ts'
import { useLeaving } from './useLeaving.tsx'
import { withoutJudging } from './withoutJudging.ts'
import { SendButton } from '../send/SendButton.tsx'

type Values = Record<string, Value>
type Props = {
  title: string
  /** Text of the button that sends. */
  action: string
  form: UseFormReturn<Values>
  /** Tells whether the dialog holds something unsaved beside the fields of its form. */
  isFilled: boolean
  onSubmit: (values: Values) => void
  onClose: () => void
  sending: boolean
  error: Error | null
  fullScreen: boolean
  /** Id of the text within that the dialog is announced with. */
  describedBy?: string
  children: ReactNode
}

/** Dialog that asks for a few fields and sends them. Shows a refusal above them, cannot be closed while it sends, and asks before unsaved work is lost. */
export const AskingDialog = (props: Props) => {
  const { title, action, form, isFilled, onSubmit, onClose, sending, error, fullScreen, describedBy, children } = props
  const id = useId()
  const { isDirty } = useFormState({ control: form.control })
  const { close, question } = useLeaving(isDirty || isFilled, onClose)
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={fullScreen}
      onClose={sending ? undefined : close}
      aria-labelledby={id}
      aria-describedby={describedBy}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <FormProvider {...form}>
        <form noValidate onSubmit={event => void form.handleSubmit(onSubmit)(event)} style={inSight}>
          <DialogContent ref={focusFirst}>
            <FormSurroundings>
              <Stack sx={{ gap: 2 }}>
                {error && <Alert severity="error">{error.message}</Alert>}
                {children}
              </Stack>
            </FormSurroundings>
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" color="inherit" disabled={sending} onMouseDown={withoutJudging} onClick={close}>
              Cancelar
            </Button>
            <SendButton type="submit" variant="contained" loading={sending} {...judgedOnClick}>
              {action}
            </SendButton>
          </DialogActions>
        </form>
      </FormProvider>
      {question}
    </Dialog>
  )
}

const inSight = { display: 'flex', flexDirection: 'column', minHeight: 0, ...inLowWindow({ flexShrink: 0 }) } as const
