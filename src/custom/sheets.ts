import { openable } from '../admin/defer/openable.tsx'
import type { SheetView } from '../admin/rooms.ts'
import type { Sheet } from '../schema/names.ts'

/** Sheets that go with steps of processes. */
export const sheets: Readonly<Record<Sheet, SheetView>> = {
  notas: {
    View: openable(async () => (await import('./calificaciones/NotasDeCaso.tsx')).NotasDeCaso),
  },
}
