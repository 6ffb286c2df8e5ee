import type { AnyResource } from '../../../src/schema/resource.ts'
import { becas as declarada } from '../../ejemplo/becas/declaracion.ts'

/** What was typed, the declaration with it, and the sentences that name it. */
export type Mistake = [string, AnyResource, ...string[]]

export const becas: AnyResource = declarada

/** The scholarships with something else in them, as somebody might have typed it. */
export const con = (cambio: object): AnyResource => Object.assign({}, becas, cambio)
export const campo = (name: string, cambio: object) =>
  con({ fields: { ...becas.fields, [name]: { ...becas.fields[name], ...cambio } } })
export const puerta = (list: string, cambio: object) =>
  con({ lists: { ...becas.lists, [list]: { ...becas.lists[list], ...cambio } } })
export const pestana = (cambio: object) =>
  con({ screen: { ...becas.screen, tabs: [{ label: 'Todas', list: 'deMiCuc', ...cambio }] } })
