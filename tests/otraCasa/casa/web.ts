import './casa.ts'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import SwapHoriz from '@mui/icons-material/SwapHorizOutlined'
import { registerRooms } from '../../../src/admin/rooms.ts'

registerRooms({
  screens: {},
  icons: { libro: MenuBook, persona: Person, prestamo: SwapHoriz },
  rowOpenings: {},
  rowCells: {},
  formParts: {},
  bulkInputs: {},
  sheets: {},
  loadForms: async () => (await import('./formas.tsx')).formas,
})

/** The library's web app: the generator's, with nothing drawn by hand. */
export { App } from '../../../src/admin/App.tsx'
