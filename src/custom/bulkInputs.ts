import type { ComponentType } from 'react'
import { part } from '../admin/defer/part.tsx'
import type { BulkInputProps } from '../admin/rooms.ts'
import type { BulkHandler } from '../schema/names.ts'

/** Inputs of the hand-made actions on several records; an action without one asks for nothing. */
export const bulkInputs: Partial<Record<BulkHandler, ComponentType<BulkInputProps>>> = {
  documentosRecibidos: part(async () => (await import('./documentacion/ElegirDocumentos.tsx')).ElegirDocumentos),
  inscribirDeHoja: part(async () => (await import('./clases/ElegirHoja.tsx')).ElegirHoja),
  emitirCertificados: part(async () => (await import('./certificados/ElegirCertificados.tsx')).ElegirCertificados),
}
