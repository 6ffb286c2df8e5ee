import type SvgIcon from '@mui/material/SvgIcon'
import type { RaRecord } from 'ra-core'
import type { ComponentType } from 'react'
import type { BulkHandler, FormPart, RowCell, RowOpening, Sheet } from '../schema/names.ts'
import { house as declaredHouse } from '../schema/house.ts'
import { registered } from '../schema/registered.ts'
import type { Registro } from '../schema/record/valueAt.ts'
import type { IconName } from '../schema/screen.ts'
import type { FormRooms } from './form/formRooms.ts'
import type { PartProps } from './form/PartProps.ts'

/** Hand-made rooms of a house, by the names that its declarations use. */
type Rooms = {
  /** Whole screens, by route. */
  screens: Readonly<Record<string, ComponentType>>
  /** Icons that declarations name. */
  icons: Readonly<Record<IconName, typeof SvgIcon>>
  /** Views of a row; with `text` their button shows that instead of an icon. */
  rowOpenings: Readonly<Record<RowOpening, RowView>>
  /** Columns after a table's own. */
  rowCells: Readonly<Record<RowCell, CellRoom>>
  /** Loads the inputs of the house's own kinds of field, together with the code of the forms. */
  loadForms: () => Promise<FormRooms>
  /** Parts of a form, which read and write their value in it by name. */
  formParts: Readonly<Record<FormPart, ComponentType<PartProps>>>
  /** Sheets that go with steps of a process: each shows and sends the rows of a case. */
  sheets: Readonly<Record<Sheet, SheetView>>
  /** Inputs of hand-made actions on several records; an action without one asks for nothing. */
  bulkInputs: { readonly [H in BulkHandler]?: ComponentType<BulkInputProps> }
}

export type BulkInputProps = {
  value: Readonly<Record<string, unknown>>
  onChange: (value: Readonly<Record<string, unknown>>) => void
}

/** Properties of a sheet: the record of the case whose step it goes with. */
export type SheetProps = { record: Registro; onClose: () => void }
export type SheetView = { View: ComponentType<SheetProps> }

/** Column of rows: heading and cell; one with a `width` (pixels) stays in sight at the right edge. */
export type CellRoom = { label: string; Cell: ComponentType; width?: number }

/** Properties of a view of a row; `onNext` opens the same view of the next row, while there is one. */
export type RowViewProps = { record: RaRecord; onClose: () => void; onNext?: () => void }

export type RowView = {
  label: string
  Icon: typeof SvgIcon
  View: ComponentType<RowViewProps>
  text?: string
  /** `true` for a view that acts, or asks whether to, when it is opened: no address opens it. */
  acts?: boolean
}

let house: Rooms | undefined

/** Registers the hand-made rooms; the composition root of the web app does so once, after its house. Throws, with its route, for a screen that nothing draws. */
export const registerRooms = (rooms: Rooms) => {
  for (const { route, resource, tabs } of declaredHouse().screens)
    if (!rooms.screens[route] && !resource && !tabs)
      throw new Error(
        `nothing draws the screen «${route}»: no hand-made room is registered, and it has no resource or tabs`,
      )
  house = rooms
}

/** Returns the registered rooms; throws when there are none, a defect of the composition. */
export const rooms = (): Rooms => {
  if (!house) throw new Error('no rooms are registered: import the composition root first')
  return house
}

/** Returns the column of a name. */
export const rowCellNamed = (name: RowCell): CellRoom => registered<CellRoom>(rooms().rowCells, name)

/** Returns the sheet of a name. */
export const sheetNamed = (name: Sheet): SheetView => registered<SheetView>(rooms().sheets, name)

/** Returns the view of a row of a name. */
export const rowOpeningNamed = (name: RowOpening): RowView => registered<RowView>(rooms().rowOpenings, name)
