import type { ChangeEventHandler, ComponentProps } from 'react'

type Props = ComponentProps<'input'> & { onTyped?: ChangeEventHandler<HTMLInputElement> }

/** The input inside a line. MUI does not hear its keys: it would draw label and frame anew when the first letter comes, and they look the same with and without. */
export const LineInput = ({ onTyped, ...props }: Props) => <input {...props} onChange={onTyped} />
