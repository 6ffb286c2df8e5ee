import { lazy } from 'react'
import type { SheetView } from '../admin/rooms.ts'
import type { Sheet } from '../schema/names.ts'

/** The lists of rows that go with steps of processes. */
export const sheets: Readonly<Record<Sheet, SheetView>> = {
  notas: {
    View: lazy(async () => ({ default: (await import('./calificaciones/NotasDeCaso.tsx')).NotasDeCaso })),
  },
}
