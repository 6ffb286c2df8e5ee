import type { TabOf } from '../schema/screen.ts'

/** Lists of what awaits the coordinador, each over all campuses. Release letters and certificates stand oldest first. */
export const bandejas: readonly TabOf[] = [
  {
    label: 'Cartas de liberación',
    of: 'serviciosSociales',
    list: 'porLiberarDeTodos',
    columns: ['matricula', 'nombreC', 'del_cuc', 'nombre_programa', 'nombre_dependencia', 'ultimo_movimiento'],
    sort: 'ultimo_movimiento',
    opens: ['liberacion'],
  },
  {
    label: 'Certificados por emitir',
    of: 'certificados',
    list: 'porEmitirDeTodos',
    columns: ['n_folio', 'nombre', 'del_cuc', 'programa', 'tipo_certificado', 'fecha'],
    sort: 'fecha',
    opens: ['solicitudDeCertificado'],
  },
  {
    label: 'Reportes de todos los CUC',
    of: 'grupos',
    list: 'reportados',
    columns: ['clave_grupo', 'nombre', 'clave_cuc', 'clave_programa'],
    opens: ['reportesRecibidos'],
  },
]
