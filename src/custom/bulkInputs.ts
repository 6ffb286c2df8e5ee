import { lazy, type ComponentType } from 'react'
import type { BulkInputProps } from '../admin/rooms.ts'
import type { BulkHandler } from '../schema/names.ts'

/** What each hand-made act on several records asks for before it; one that is not here asks for nothing. */
export const bulkInputs: Partial<Record<BulkHandler, ComponentType<BulkInputProps>>> = {
  documentosRecibidos: lazy(async () => ({
    default: (await import('./documentacion/ElegirDocumentos.tsx')).ElegirDocumentos,
  })),
  emitirCertificados: lazy(async () => ({
    default: (await import('./certificados/ElegirCertificados.tsx')).ElegirCertificados,
  })),
}
