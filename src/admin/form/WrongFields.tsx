import { useFormState } from 'react-hook-form'
import { contado } from '../../language/contado.ts'
import { Announcement } from '../screen/Announcement.tsx'

/** Announces to screen readers how many fields of the surrounding form are wrong, once it was submitted. */
export const WrongFields = () => {
  const { errors, submitCount } = useFormState<Record<string, unknown>>()
  const wrong = Object.keys(errors).length
  return (
    <Announcement>
      {submitCount > 0 && wrong > 0 && contado(wrong, 'campo por corregir', 'campos por corregir')}
    </Announcement>
  )
}
