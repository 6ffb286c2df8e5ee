import type { ComponentProps } from 'react'
import { useFormState } from 'react-hook-form'
import { Leaving } from './Leaving.tsx'

/** Asks before unsaved work of the surrounding form is lost. */
export const Unsaved = (props: Omit<ComponentProps<typeof Leaving>, 'isDirty'>) => (
  <Leaving isDirty={useFormState().isDirty} {...props} />
)
