import type { ComponentType, ReactNode } from 'react'
import type { FieldKind, FieldOf, OwnKind } from '../../schema/kinds.ts'
import { rooms } from '../rooms.ts'

export type InputProps<K extends FieldKind> = { name: string; field: FieldOf<K>; disabled: boolean }

/** What a house draws of its own kinds of field: an input each, and what the inputs of one form share around them. */
export type FormRooms = {
  inputs: { readonly [K in OwnKind]: ComponentType<InputProps<K>> }
  Surroundings?: ComponentType<{ children: ReactNode }>
}

let loaded: FormRooms | undefined

/** Loads what the house draws in forms; the first form waits for it. */
export const loadFormRooms = async (): Promise<void> => {
  loaded ??= await rooms().loadForms()
}

export const formRooms = (): FormRooms => {
  if (!loaded) throw new Error('the rooms of forms are not loaded')
  return loaded
}
