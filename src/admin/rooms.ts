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

/** What a house draws by hand, by the names that its declarations use. */
type Rooms = {
  /** Whole screens, by route. */
  screens: Readonly<Record<string, ComponentType>>
  /** The icons that declarations name. */
  icons: Readonly<Record<IconName, typeof SvgIcon>>
  /** Views of a row; with `text` the button says that, instead of being an icon. */
  rowOpenings: Readonly<Record<RowOpening, RowView>>
  /** Columns after a table's own; with a `width` they stay in sight. */
  rowCells: Readonly<Record<RowCell, CellRoom>>
  /** What forms need for kinds of field of the house; its code comes with that of the forms. */
  loadForms: () => Promise<FormRooms>
  /** Parts of a form, which read and write their value in it by name. */
  formParts: Readonly<Record<FormPart, ComponentType<PartProps>>>
  /** The lists of rows that go with steps of a process: each shows and sends those of a case. */
  sheets: Readonly<Record<Sheet, SheetView>>
  /** What hand-made acts on several records ask for once; one that is not here asks for nothing. */
  bulkInputs: { readonly [H in BulkHandler]?: ComponentType<BulkInputProps> }
}

export type BulkInputProps = {
  value: Readonly<Record<string, unknown>>
  onChange: (value: Readonly<Record<string, unknown>>) => void
}

/** The record of the case whose step the rows go with. */
export type SheetProps = { record: Registro; onClose: () => void }
export type SheetView = { View: ComponentType<SheetProps> }

type CellRoom = { label: string; Cell: ComponentType; width?: number }

/** What a view of a row is given; `onNext` opens the same view of the next row, while there is one. */
export type RowViewProps = { record: RaRecord; onClose: () => void; onNext?: () => void }

export type RowView = {
  label: string
  Icon: typeof SvgIcon
  View: ComponentType<RowViewProps>
  text?: string
  /** Opening it does something or asks whether to: no address opens it. */
  acts?: boolean
}

let house: Rooms | undefined

/** Registers the hand-made rooms; the composition root of the web app does so once, after its house. Refuses, by its route, a screen that nothing draws: it would stand empty. */
export const registerRooms = (rooms: Rooms) => {
  for (const { route, resource, tabs } of declaredHouse().screens)
    if (!rooms.screens[route] && !resource && !tabs)
      throw new Error(
        `nothing draws the screen «${route}»: no hand-made room is registered, and it has no resource or tabs`,
      )
  house = rooms
}

/** The registered rooms; asking before there are any is a defect of the composition. */
export const rooms = (): Rooms => {
  if (!house) throw new Error('no rooms are registered: import the composition root first')
  return house
}

/** The column of a name. */
export const rowCellNamed = (name: RowCell): CellRoom => registered<CellRoom>(rooms().rowCells, name)

/** The list of rows of a name. */
export const sheetNamed = (name: Sheet): SheetView => registered<SheetView>(rooms().sheets, name)

/** The view of a row of a name. */
export const rowOpeningNamed = (name: RowOpening): RowView => registered<RowView>(rooms().rowOpenings, name)
