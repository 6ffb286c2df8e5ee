type Solicitud = Readonly<Record<string, unknown>>
type Paso = { comment: string | null }

/** Notices of a request by its state: to the coordinador of the proof of payment; to office and student of the certificate, or that none will be issued and why. (B §4, Certificate) */
export const avisosDeCertificado = {
  'Por emitir': {
    coordinador: ({ n_folio, cuc, tipo_certificado, nombre }: Solicitud) => ({
      subject: `Certificado ${n_folio} por emitir`,
      text: `${cuc} envió el comprobante de pago del certificado ${tipo_certificado} de ${nombre}.`,
    }),
    estudiante: ({ n_folio, tipo_certificado }: Solicitud) => ({
      subject: `Su certificado ${tipo_certificado} está en trámite`,
      text: `Servicios escolares registró su pago con el folio ${n_folio}. Le avisaremos cuando se emita.`,
    }),
  },
  Emitido: {
    escolar: ({ n_folio, tipo_certificado, nombre }: Solicitud) => ({
      subject: `Certificado ${n_folio} emitido`,
      text: `Ya puede descargar el certificado ${tipo_certificado} de ${nombre} y entregarlo.`,
    }),
    estudiante: ({ n_folio, tipo_certificado }: Solicitud) => ({
      subject: `Su certificado ${tipo_certificado} está listo`,
      text: `Se emitió su certificado con el folio ${n_folio}. Recójalo en Servicios escolares de su CUC.`,
    }),
  },
  'No procede': {
    escolar: ({ n_folio, tipo_certificado, nombre }: Solicitud, { comment }: Paso) => ({
      subject: `Certificado ${n_folio}: no procede`,
      text: `La coordinación académica no emitirá el certificado ${tipo_certificado} de ${nombre}. Puede solicitarlo de nuevo, ya corregido.${motivo(comment)}`,
    }),
    estudiante: ({ n_folio, tipo_certificado }: Solicitud, { comment }: Paso) => ({
      subject: `Su certificado ${tipo_certificado} no procede`,
      text: `La coordinación académica no lo emitirá con el folio ${n_folio}. Servicios escolares de su CUC puede solicitarlo de nuevo.${motivo(comment)}`,
    }),
  },
}

const motivo = (comment: string | null) => (comment ? `\n«${comment}»` : '')
