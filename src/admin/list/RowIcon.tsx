import type { ButtonHTMLAttributes } from 'react'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name'> & {
  /** Help that `IconHelp` shows over the button. */
  help: string
  /** Accessible name: the action and its record. */
  name: string
  isSealed?: boolean
}

/** Icon button of a row. It is a plain button that the theme styles by its class, since a page draws dozens. */
export const RowIcon = ({ help, name, isSealed = false, ...rest }: Props) => (
  <button type="button" className="row-icon" data-help={help} aria-label={name} aria-disabled={isSealed} {...rest} />
)
