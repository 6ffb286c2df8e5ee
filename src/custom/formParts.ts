import type { ComponentType } from 'react'
import { part } from '../admin/defer/part.tsx'
import type { PartProps } from '../admin/form/PartProps.ts'
import type { FormPart } from '../schema/names.ts'

/** Components of the hand-made parts of forms, which read and write their value in the form by name. */
export const formParts: Record<FormPart, ComponentType<PartProps>> = {
  llamadas: part(async () => (await import('./sistemas/LlamadasInput.tsx')).LlamadasInput),
  ciclos: part(async () => (await import('./reticulas/CiclosInput.tsx')).CiclosInput),
}
