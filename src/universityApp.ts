import './university.ts'
import { registerRooms } from './admin/rooms.ts'
import { bulkInputs } from './custom/bulkInputs.ts'
import { sheets } from './custom/sheets.ts'
import { formParts } from './custom/formParts.ts'
import { icons } from './custom/icons.ts'
import { screens } from './custom/index.ts'
import { rowCells } from './custom/rowCells.ts'
import { rowOpenings } from './custom/rowOpenings.ts'

registerRooms({
  screens,
  icons,
  rowOpenings,
  rowCells,
  formParts,
  bulkInputs,
  sheets,
  loadForms: async () => (await import('./custom/postal/formRooms.ts')).formRooms,
})

/** Web app of this university: the generator's, with the hand-made rooms registered. */
export { App } from './admin/App.tsx'
export { askFirstList } from './admin/menu/firstPage.ts'
