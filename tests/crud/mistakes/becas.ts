import type { AnyResource } from '../../../src/schema/resource.ts'
import { becas as declarada } from '../../ejemplo/becas/declaracion.ts'

/** The title of a mistake, the declaration that has it, and the messages that report it. */
export type Mistake = [string, AnyResource, ...string[]]

export const becas: AnyResource = declarada

/** Returns the scholarships with a change, as somebody might have typed it. */
export const con = (cambio: object): AnyResource => Object.assign({}, becas, cambio)
export const campo = (name: string, cambio: object) =>
  con({ fields: { ...becas.fields, [name]: { ...becas.fields[name], ...cambio } } })
export const puerta = (list: string, cambio: object) =>
  con({ lists: { ...becas.lists, [list]: { ...becas.lists[list], ...cambio } } })
export const pestana = (cambio: object) =>
  con({ screen: { ...becas.screen, tabs: [{ label: 'Todas', list: 'deMiCuc', ...cambio }] } })
