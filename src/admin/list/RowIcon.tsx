import type { ButtonHTMLAttributes } from 'react'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name'> & {
  /** What `IconHelp` says over it. */
  help: string
  /** What it does, to which record. */
  name: string
  isSealed?: boolean
}

/** A button of a row that is its icon. It is a plain one that the theme dresses by its class: a page draws dozens. */
export const RowIcon = ({ help, name, isSealed = false, ...rest }: Props) => (
  <button type="button" className="row-icon" data-help={help} aria-label={name} aria-disabled={isSealed} {...rest} />
)
