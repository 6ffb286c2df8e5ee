import type { ClaseDeArchivo } from '../certificados.ts'
import type { Aviso } from './Aviso.ts'

type Solicitud = { n_folio: string; tipo: string; matricula: string; nombre: string; cuc: string; clave_cuc: string }

/** Who is told that a file of a request of a certificate arrived: the coordinador of the proof of payment, the office and the student of the certificate. (B §4, Certificate) */
export const avisosDeCertificado = (clase: ClaseDeArchivo, solicitud: Solicitud): readonly Aviso[] =>
  porArchivo[clase]({ ...solicitud, about: { resource: 'certificados', key: solicitud.n_folio } })

const porArchivo: Record<ClaseDeArchivo, (solicitud: Solicitud & Pick<Aviso, 'about'>) => readonly Aviso[]> = {
  recibo: ({ n_folio, tipo, matricula, nombre, cuc, clave_cuc, about }) => [
    {
      about,
      to: { role: 'coordinador', place: clave_cuc },
      subject: `Certificado ${n_folio} por emitir`,
      text: `${cuc} envió el comprobante de pago del certificado ${tipo} de ${nombre}.`,
    },
    {
      about,
      address: '/homePage',
      to: { people: 'estudiantes', keys: [matricula] },
      subject: `Su certificado ${tipo} está en trámite`,
      text: `Servicios escolares registró su pago con el folio ${n_folio}. Le avisaremos cuando se emita.`,
    },
  ],
  certificado: ({ n_folio, tipo, matricula, nombre, clave_cuc, about }) => [
    {
      about,
      to: { role: 'escolar', place: clave_cuc },
      subject: `Certificado ${n_folio} emitido`,
      text: `Ya puede descargar el certificado ${tipo} de ${nombre} y entregarlo.`,
    },
    {
      about,
      address: '/homePage',
      to: { people: 'estudiantes', keys: [matricula] },
      subject: `Su certificado ${tipo} está listo`,
      text: `Se emitió su certificado con el folio ${n_folio}. Recójalo en Servicios escolares de su CUC.`,
    },
  ],
}
