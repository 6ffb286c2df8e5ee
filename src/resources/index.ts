import { defineResources } from '../schema/resource.ts'
import { materias } from './materias.ts'
export const resources = defineResources({ materias })
export type ResourceName = keyof typeof resources
