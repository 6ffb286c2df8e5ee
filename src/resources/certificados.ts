import { avisosDeCertificado } from '../domain/avisos/avisosDeCertificado.ts'
import { sinPdf } from '../domain/archivoPdf.ts'
import { comprobanteDefinitivo, primeraExpedicion, tiposDeCertificado, yaEnviado } from '../domain/certificados.ts'
import { grados, gradosDeLicenciatura, gradosDePosgrado } from '../domain/programas.ts'
import { choice, date, inherited, reference, text } from '../schema/fields.ts'
import { defineProcess } from '../schema/process/defineProcess.ts'
import { late } from '../schema/process/late.ts'
import { avisoDelEstudiante, vigenciaDelEstudiante } from './avisoDelEstudiante.ts'

/** Requests of certificates, made and paid at the school office, issued by the coordinador. The student's data stay as of the request; folio and register are the server's. (B §2–§5, Certificates) */
export const certificados = defineProcess({
  name: 'certificados',
  label: { one: 'Solicitud de certificado', many: 'Solicitudes de certificado', feminine: true },
  of: 'matricula_estudiante',
  key: 'n_folio',
  title: 'n_folio',
  fields: {
    n_folio: text({ label: 'Folio', required: true, assigned: true, max: 20 }),
    matricula_estudiante: reference({
      label: 'Matricula estudiante',
      heading: 'Matrícula',
      to: 'estudiantes',
      echo: 'matricula',
      embed: {
        at: 'estudiante',
        fields: ['matricula', ...vigenciaDelEstudiante, 'grupo.cuc.clave', 'grupo.cuc.nombre'],
      },
      required: 'La matricula del estudiante es requerida',
    }),
    nombre: text({ label: 'Nombre', required: 'El nombre es requerido', max: 310 }),
    programa: text({ label: 'Programa', required: 'El programa es requerido' }),
    nivel: choice({ label: 'Nivel', required: true, assigned: true, choices: grados }),
    cuc: text({ label: 'CUC', required: 'El cuc es requerido' }),
    del_cuc: inherited({
      label: 'CUC del estudiante',
      to: 'cucs',
      path: ['matricula_estudiante', 'clave_grupo', 'clave_cuc'],
      embedAt: 'estudiante.grupo.cuc',
      kept: true,
    }),
    tipo_certificado: choice({
      label: 'Tipo_certificado',
      heading: 'Tipo',
      required: 'El tipo de certificado es requerido',
      choices: tiposDeCertificado,
    }),
    fecha_expedicion: date({
      label: 'Fecha expedicion',
      heading: 'Fecha',
      required: 'La fecha de expedicion es requerida',
      min: [primeraExpedicion, 'La fecha de expedicion no puede ser anterior al 01-01-2020'],
    }),
    fecha: date({ label: 'Fecha de solicitud', required: true, assigned: true }),
    ciclo_escolar: text({ label: 'Ciclo escolar', required: true, assigned: true, max: 9 }),
    libro: text({ label: 'Libro', required: true, assigned: true, max: 10 }),
    foja: text({ label: 'Foja', required: true, assigned: true, max: 10 }),
    numero: text({ label: 'Número', required: true, assigned: true, max: 10 }),
  },
  columns: ['n_folio', 'matricula_estudiante', 'nombre', 'programa', 'tipo_certificado', 'fecha_expedicion', 'estado'],
  filters: ['estado', 'tipo_certificado', 'nivel', 'fecha_expedicion', 'fecha'],
  views: {
    sinComprobante: {
      label: 'Sin comprobante',
      filter: { estado: 'Sin comprobante' },
      pending: ['escolar', 'estudiante'],
    },
    porEmitir: { label: 'Por emitir', filter: { estado: 'Por emitir' } },
    fueraDePlazo: { label: 'Fuera de plazo', filter: late, lists: ['porEmitirDeTodos'], pending: ['coordinador'] },
    emitidos: { label: 'Emitidos', filter: { estado: 'Emitido' } },
    noProceden: { label: 'No proceden', filter: { estado: 'No procede' } },
  },
  bulk: {
    emitir: {
      label: 'Emitir los elegidos',
      handler: 'emitirCertificados',
      files: true,
      when: { estado: 'Por emitir' },
      because: 'no está por emitir',
      partial: true,
      confirm: 'Una vez emitidos no se podrán cambiar: revise que cada archivo sea el de su folio.',
      roles: ['coordinador'],
    },
  },
  sort: 'n_folio',
  indexes: [
    ['del_cuc', 'n_folio', 'estado'],
    ['estado', 'n_folio'],
  ],
  cuc: 'matricula_estudiante.clave_grupo.clave_cuc',
  unique: [{ fields: ['libro', 'numero'], message: 'Ese número ya está en el libro' }],
  with: ['certificados', 'comprobante_pago'],
  lists: {
    deMiCuc: { path: 'cuc/certificados/escolar', roles: ['escolar'], scope: ['propioCuc'] },
    deLicenciatura: {
      path: 'licenciatura/estudiantes/certificado',
      roles: ['coordinador'],
      where: { nivel: gradosDeLicenciatura },
      with: ['certificado'],
    },
    dePosgrado: {
      path: 'posgrado/estudiantes/certificado',
      roles: ['coordinador'],
      where: { nivel: gradosDePosgrado },
      with: ['certificado'],
    },
    dePosgradoCincuenta: {
      path: 'posgrado/estudiantes/certificado/cincuenta-porciento',
      roles: ['coordinador'],
      where: { nivel: gradosDePosgrado, tipo_certificado: '50%' },
      with: ['certificado'],
    },
    porEmitirDeTodos: {
      path: 'certificados/por-emitir',
      roles: ['coordinador'],
      where: { estado: 'Por emitir' },
      with: ['certificado'],
      filters: ['del_cuc', 'nivel', 'tipo_certificado', 'fecha_expedicion', 'fecha', 'vence'],
      pending: { label: 'por emitir', roles: ['coordinador'] },
    },
    dePersona: {
      path: 'estudiantes/{persona}/certificados',
      roles: ['escolar', 'coordinador'],
      scope: ['propioCuc', 'dePersona'],
    },
    propios: { path: 'estudiante/certificados', roles: ['estudiante'], scope: ['propiosYAnteriores'] },
    una: { path: 'certificados/{n_folio}', roles: ['coordinador'], single: true },
  },
  people: {
    escolar: { label: 'Servicios escolares', sees: 'propioCuc' },
    coordinador: { label: 'Coordinación académica', sees: 'all' },
    estudiante: { label: 'Estudiante', sees: 'mine' },
  },
  opens: {
    label: 'Solicitar',
    done: 'solicitó',
    by: 'escolar',
    to: 'Por emitir',
    with: {
      fields: ['matricula_estudiante', 'nombre', 'programa', 'cuc', 'tipo_certificado', 'fecha_expedicion'],
      pdf: {
        label: 'Comprobante de pago',
        required: 'El comprobante de pago es requerido',
        sentAs: 'comprobante_pago',
        toldAs: 'comprobante_pago',
      },
    },
    room: 'solicitudDeCertificado',
    says: ({ n_folio }) => `Solicitud de certificado ${n_folio} registrada correctamente`,
  },
  states: {
    'Sin comprobante': { label: 'Sin comprobante', from: 'before', turn: 'escolar', days: 15 },
    'Por emitir': { label: 'Por emitir', turn: 'coordinador', days: 10 },
    Emitido: { label: 'Emitido', end: true },
    'No procede': { label: 'No procede', end: true },
  },
  steps: {
    comprobar: {
      label: 'Enviar comprobante de pago',
      done: 'envió el comprobante de',
      from: 'Sin comprobante',
      to: 'Por emitir',
      by: 'escolar',
      path: 'comprobante-pago',
      with: {
        pdf: { label: 'Comprobante de pago', required: sinPdf, sentAs: 'archivoPdf', toldAs: 'comprobante_pago' },
      },
      confirm: comprobanteDefinitivo,
      otherwise: yaEnviado.comprobante,
      again: 'refused',
      says: () => 'Comprobante de pago enviado correctamente',
    },
    emitir: {
      label: 'Emitir certificado',
      done: 'emitió el certificado de',
      from: 'Por emitir',
      to: 'Emitido',
      by: 'coordinador',
      path: 'certificado',
      with: { pdf: { label: 'Certificado', required: sinPdf, sentAs: 'archivoPdf', toldAs: 'certificado' } },
      otherwise: yaEnviado.certificado,
      again: 'refused',
      says: () => 'Certificado emitido correctamente',
    },
    noProcede: {
      label: 'No procede',
      done: 'rechazó',
      from: 'Por emitir',
      to: 'No procede',
      by: 'coordinador',
      with: { comment: 'El motivo del rechazo es requerido' },
      confirm:
        'La solicitud terminará sin certificado y su folio queda usado. Servicios escolares podrá solicitarlo de nuevo.',
    },
  },
  warns: avisoDelEstudiante,
  tells: avisosDeCertificado,
  answers: ['url_recibo', 'url_certificado'],
})
