import type { FormRooms } from '../../admin/form/formRooms.ts'
import { ColoniaInput } from './ColoniaInput.tsx'
import { PlaceInput } from './PlaceInput.tsx'
import { PostalCodeInput } from './PostalCodeInput.tsx'
import { PostalProvider } from './PostalProvider.tsx'

/** Inputs of the Mexican address. */
export const formRooms: FormRooms = {
  inputs: { postalCode: PostalCodeInput, colonia: ColoniaInput, place: PlaceInput },
  Surroundings: PostalProvider,
}
