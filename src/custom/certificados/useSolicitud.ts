import { useCase, type CaseLine } from '../../admin/caso/useCase.ts'
import { useResource } from '../../admin/fields/useResource.ts'
import { useRead } from '../../admin/read/useRead.ts'
import { useReadAt } from '../../admin/read/useReadAt.ts'
import { becauseOf, type AnyProcess } from '../../schema/process/process.ts'
import type { DetalleDeSolicitud } from './solicitud.ts'

/** Provides a request with its case, the student's credits where a full certificate requires them, and why no certificate can be issued from it. */
export const useSolicitud = (n_folio: string) => {
  const reading = useReadAt<DetalleDeSolicitud>(`certificados/${encodeURIComponent(n_folio)}`, {
    error: 'Error al obtener los datos',
  })
  const { data: solicitud } = reading
  const esCompleto = solicitud?.tipo_certificado === 'Completo'
  const avance = useRead('/estudiantes/:matricula/certificado', {
    places: { matricula: solicitud?.matricula_estudiante ?? '' },
    enabled: esCompleto,
  })
  const { process } = useResource('certificados')
  const { data: caso } = useCase('certificados', n_folio)
  return {
    solicitud,
    caso,
    creditos: avance.data?.avance?.creditos,
    porqueNo: solicitud && porqueNoSeEmite(process, solicitud.estado, caso),
    /** Pending also until the student's missing credits are read, so that their warning moves no button about to be pressed. */
    reading: { ...reading, isPending: reading.isPending || (esCompleto && avance.isPending) },
  }
}

/** Returns why a request in this state ends without a certificate, with the reason that was written for it; `undefined` while one can be issued. */
const porqueNoSeEmite = (process: AnyProcess | undefined, estado: string, caso: CaseLine | undefined) => {
  const falta = becauseOf(process?.steps.emitir?.otherwise?.[estado])
  const motivo = caso?.pasos.at(-1)?.comentario
  return falta && motivo ? `${falta}: «${motivo}»` : falta
}
