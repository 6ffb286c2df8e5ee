import type { ComponentType } from 'react'
import { part } from '../admin/defer/part.tsx'
import type { BulkInputProps } from '../admin/rooms.ts'
import type { BulkHandler } from '../schema/names.ts'

/** Inputs of the hand-made actions on several records; an action without one asks for nothing. */
export const bulkInputs: Partial<Record<BulkHandler, ComponentType<BulkInputProps>>> = {
  documentosRecibidos: part(
    async () => (await import('./documentacion/EleccionDeDocumentos.tsx')).EleccionDeDocumentos,
  ),
  inscribirDeHoja: part(async () => (await import('./clases/EleccionDeHoja.tsx')).EleccionDeHoja),
  emitirCertificados: part(
    async () => (await import('./certificados/EleccionDeCertificados.tsx')).EleccionDeCertificados,
  ),
}
