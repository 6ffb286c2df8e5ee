import { sinPdf } from '../domain/archivoPdf.ts'
import { envioDefinitivo, faltaInicial, yaEnviado, type Reporte } from '../domain/reportesDeGrupo.ts'
import { inherited, reference } from '../schema/fields.ts'
import { defineProcess } from '../schema/process/defineProcess.ts'
import { late } from '../schema/process/late.ts'
import type { NoticedStep } from '../schema/process/process.ts'
import type { Values } from '../schema/kinds.ts'
import { valueAt } from '../schema/record/valueAt.ts'

/** Returns the address at which the office handles the reports of the group. */
const enOficina = ({ id_periodo }: Values, { record }: NoticedStep) =>
  `/validarGrupoParaReporte?${new URLSearchParams({ clave_programa: dicho(record, 'programa.clave_programa'), id_periodo: String(id_periodo) })}`

/** Returns the notices of a signed report that was sent: to the coordinador, who has it now, and to the rest of the office. */
const enviado = (reporte: Reporte) => ({
  coordinador: ({ id_periodo }: Values, { record }: NoticedStep) => ({
    address: `/reportesRecibidos?${new URLSearchParams({ clave_cuc: dicho(record, 'cuc.clave_cuc'), clave_programa: dicho(record, 'programa.clave_programa'), id_periodo: String(id_periodo) })}`,
    subject: `Reporte ${reporte} recibido: ${dicho(record, 'nombre')}`,
    text: `Servicios escolares envió el reporte ${reporte} del grupo ${dicho(record, 'nombre')}.`,
  }),
  escolar: (caso: Values, paso: NoticedStep) => ({
    address: enOficina(caso, paso),
    subject: `Reporte ${reporte} enviado: ${dicho(paso.record, 'nombre')}`,
    text: `La Coordinación académica ya tiene el reporte ${reporte} del grupo ${dicho(paso.record, 'nombre')}.`,
  }),
})

const dicho = (record: NoticedStep['record'], lugar: string) => String(valueAt(record, `grupo.${lugar}`) ?? '')

/** The reports of a group in a period: generated, then the initial one and the final one sent with their signed files, once each. (B §4, Group reports) */
export const reportes_de_grupos = defineProcess({
  name: 'reportes_de_grupos',
  label: { one: 'Reporte de grupo', many: 'Reportes de grupos' },
  of: 'clave_grupo',
  cuc: 'clave_grupo.clave_cuc',
  title: 'clave_grupo',
  findable: false,
  fields: {
    clave_grupo: reference({
      label: 'Grupo',
      to: 'grupos',
      required: 'El grupo es requerido',
      embed: { at: 'grupo', fields: ['clave_grupo', 'nombre', 'programa.clave', 'cuc.clave', 'cuc.nombre'] },
    }),
    del_cuc: inherited({ label: 'CUC', to: 'cucs', path: ['clave_grupo', 'clave_cuc'], embedAt: 'grupo.cuc' }),
    id_periodo: reference({
      label: 'Periodo',
      to: 'periodos',
      required: 'El periodo es requerido',
      embed: { at: 'periodo', fields: ['nombre'] },
    }),
  },
  columns: ['clave_grupo', 'id_periodo', 'estado', 'turno', 'desde', 'dias'],
  filters: ['del_cuc', 'id_periodo', 'estado', 'turno', 'desde', 'vence'],
  unique: [{ fields: ['clave_grupo', 'id_periodo'], message: 'El reporte de ese grupo en ese periodo ya se generó' }],
  views: {
    generados: { label: 'Sin enviar', filter: { estado: 'generado' } },
    iniciales: { label: 'Falta el final', filter: { estado: 'inicial' } },
    fueraDePlazo: { label: 'Fuera de plazo', filter: { turno: 'escolar', ...late }, pending: ['escolar'] },
    completos: { label: 'Completos', filter: { estado: 'final' } },
  },
  sort: 'desde',
  indexes: [['turno', 'vence']],
  lists: {
    casos: {
      path: 'reportes_de_grupos',
      roles: ['coordinador', 'escolar'],
      scope: ['conAlgoQueReportar'],
      sees: { coordinador: 'all', escolar: 'propioCuc' },
    },
  },
  people: {
    escolar: { label: 'Servicios escolares', sees: 'propioCuc' },
    coordinador: { label: 'Coordinación académica', sees: 'all' },
  },
  opens: {
    label: 'Generar',
    done: 'generó',
    by: 'escolar',
    to: 'generado',
    with: { fields: ['clave_grupo', 'id_periodo'] },
  },
  states: {
    generado: { label: 'Generado', turn: 'escolar', days: 30 },
    inicial: { label: 'Inicial enviado', turn: 'escolar', days: 180 },
    final: { label: 'Final enviado', end: true },
  },
  steps: {
    enviarInicial: {
      label: 'Enviar reporte inicial',
      done: 'envió el inicial de',
      from: 'generado',
      to: 'inicial',
      by: 'escolar',
      with: {
        pdf: { label: 'Reporte inicial firmado', required: sinPdf, sentAs: 'archivoPdf', toldAs: 'archivo_inicio' },
      },
      confirm: envioDefinitivo,
      otherwise: { inicial: yaEnviado, final: yaEnviado },
      again: 'refused',
      says: () => 'Reporte inicial enviado correctamente',
    },
    enviarFinal: {
      label: 'Enviar reporte final',
      done: 'envió el final de',
      from: 'inicial',
      to: 'final',
      by: 'escolar',
      with: {
        pdf: { label: 'Reporte final firmado', required: sinPdf, sentAs: 'archivoPdf', toldAs: 'archivo_final' },
      },
      confirm: envioDefinitivo,
      otherwise: { generado: faltaInicial, final: yaEnviado },
      again: 'refused',
      says: () => 'Reporte final enviado correctamente',
    },
  },
  calls: {
    inicio: {
      method: 'POST',
      path: 'reporte/estado/actualizacion/inicio',
      takes: 'enviarInicial',
      room: 'envioDeReporteInicial',
    },
    final: {
      method: 'POST',
      path: 'reporte/estado/actualizacion/final',
      takes: 'enviarFinal',
      room: 'envioDeReporteFinal',
    },
  },
  tells: {
    generado: {
      escolar: (caso, paso) => ({
        address: enOficina(caso, paso),
        subject: `Reporte del grupo ${dicho(paso.record, 'nombre')} generado`,
        text: 'Falta firmarlo y enviar el archivo a la Coordinación académica.',
      }),
    },
    inicial: enviado('inicial'),
    final: enviado('final'),
  },
})
