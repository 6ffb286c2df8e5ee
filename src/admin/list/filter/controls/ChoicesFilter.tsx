import type { FilterProps } from '../FilterControl.tsx'
import { SeveralFilter } from './SeveralFilter.tsx'

/** Filter by some of the declared choices. */
export const ChoicesFilter = ({ field, ...props }: FilterProps) => (
  <SeveralFilter label={field.label} options={'choices' in field ? field.choices : []} {...props} />
)
