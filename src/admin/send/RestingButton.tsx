import Button, { type ButtonProps } from '@mui/material/Button'
import type { ComponentProps } from 'react'

type Props = ButtonProps & { resting: boolean }

/** Button that, while it rests, does nothing and keeps the focus: Chromium takes it from a disabled one, and screen readers would begin the dialog anew. */
export const RestingButton = ({ resting, disabled, ...button }: Props) => (
  <Button {...button} component={Held} data-resting={resting} disabled={disabled || resting} />
)

const Held = ({ disabled, tabIndex, 'data-resting': resting, ...button }: HeldProps) => (
  <button {...button} {...(resting ? { 'aria-disabled': true } : { disabled, tabIndex })} />
)

type HeldProps = ComponentProps<'button'> & { 'data-resting'?: boolean }
