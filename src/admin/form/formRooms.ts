import type { ComponentType, ReactNode } from 'react'
import type { FieldKind, FieldOf, OwnKind } from '../../schema/kinds.ts'
import { rooms } from '../rooms.ts'

export type InputProps<K extends FieldKind> = { name: string; field: FieldOf<K>; disabled: boolean }

/** Rooms of a house for forms: an input for each of its own kinds of field, and the optional surroundings that the inputs of one form share. */
export type FormRooms = {
  inputs: { readonly [K in OwnKind]: ComponentType<InputProps<K>> }
  Surroundings?: ComponentType<{ children: ReactNode }>
}

let loaded: FormRooms | undefined

/** Loads the rooms of the house for forms; the first form waits for them. */
export const loadFormRooms = async (): Promise<void> => {
  loaded ??= await rooms().loadForms()
}

export const formRooms = (): FormRooms => {
  if (!loaded) throw new Error('the rooms of forms are not loaded')
  return loaded
}
