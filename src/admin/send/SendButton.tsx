import type { ButtonProps } from '@mui/material/Button'
import { Announcement } from '../screen/Announcement.tsx'
import { RestingButton } from './RestingButton.tsx'

type Props = ButtonProps & {
  loading: boolean
  /** Text for screen readers while it runs; `''` where something else says it. */
  doing?: string
}

/** Button that sends. While it runs it rests, and screen readers hear what is being done. */
export const SendButton = ({ doing = 'Enviando…', ...button }: Props) => (
  <>
    <RestingButton {...button} resting={button.loading} aria-busy={button.loading || undefined} />
    <Announcement>{button.loading && doing}</Announcement>
  </>
)
