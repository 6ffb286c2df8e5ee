import type { RaRecord } from 'react-admin'
import type { EstadoDeDocumento } from '../../domain/documentos.ts'

/** The documentation that a student's record carries; undefined when it carries none. */
export const documentacionDe = ({ documentacion }: RaRecord): readonly EstadoDeDocumento[] | undefined =>
  Array.isArray(documentacion)
    ? documentacion.map(({ nombre, estado }) => ({ nombre: String(nombre), estado: Boolean(estado) }))
    : undefined
