import { estadosDeSolicitud, primeraExpedicion, tiposDeCertificado } from '../domain/certificados.ts'
import { grados, gradosDeLicenciatura, gradosDePosgrado } from '../domain/programas.ts'
import { choice, date, inherited, reference, text } from '../schema/fields.ts'
import { defineResource } from '../schema/resource.ts'

/** Requests of certificates. The student's data stay as they were when it was asked; folio, register and state are the server's. (B §2, §3, §5, Certificates) */
export const certificados = defineResource({
  name: 'certificados',
  label: { one: 'Solicitud de certificado', many: 'Solicitudes de certificado', feminine: true },
  key: 'n_folio',
  title: 'n_folio',
  fields: {
    n_folio: text({ label: 'Folio', required: true, assigned: true, max: 20 }),
    matricula_estudiante: reference({
      label: 'Matricula estudiante',
      heading: 'Matrícula',
      to: 'estudiantes',
      echo: 'matricula',
      embed: { at: 'estudiante', fields: ['matricula', 'grupo.cuc.clave', 'grupo.cuc.nombre'] },
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
      past: 'La fecha de expedicion no puede ser posterior a hoy',
    }),
    fecha: date({ label: 'Fecha de solicitud', required: true, assigned: true }),
    ciclo_escolar: text({ label: 'Ciclo escolar', required: true, assigned: true, max: 9 }),
    libro: text({ label: 'Libro', required: true, assigned: true, max: 10 }),
    foja: text({ label: 'Foja', required: true, assigned: true, max: 10 }),
    numero: text({ label: 'Número', required: true, assigned: true, max: 10 }),
    estado: choice({ label: 'Estado', required: true, assigned: true, choices: estadosDeSolicitud }),
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
    emitidos: { label: 'Emitidos', filter: { estado: 'Emitido' } },
  },
  sort: 'n_folio',
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
      filters: ['del_cuc', 'nivel', 'tipo_certificado', 'fecha_expedicion', 'fecha'],
      pending: { label: 'por emitir', roles: ['coordinador'] },
    },
    propios: { path: 'estudiante/certificados', roles: ['estudiante'], scope: ['propios'] },
    una: { path: 'certificados/{n_folio}', roles: ['coordinador'], single: true },
  },
})
