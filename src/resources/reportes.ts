import type { TabOf } from '../schema/screen.ts'

/** Groups of a programme in a period whose reports the school office generates and sends. (B §2, §4) */
export const gruposPorValidar: readonly TabOf[] = [
  {
    label: 'Grupos',
    of: 'grupos',
    list: 'porValidar',
    columns: ['clave_grupo', 'nombre'],
    cells: ['reporteInicial', 'reporteFinal'],
    error: 'Error al obtener los grupos',
    leadsTo: 'clases',
    cascade: [
      {
        of: 'programas',
        list: 'deMiCuc',
        label: 'Programa',
        hint: 'Primero seleccione un programa',
        bind: 'clave_programa',
        error: 'Error al obtener los datos de los programas',
      },
      {
        of: 'periodos',
        list: 'dePrograma',
        label: 'Periodo',
        hint: 'Primero seleccione un periodo',
        bind: 'id_periodo',
        error: 'Error al obtener los periodos',
      },
    ],
  },
]

/** Groups of a campus, a programme and a period with the reports that the coordinador received. (A §2, §4) */
export const reportesRecibidos: readonly TabOf[] = [
  {
    label: 'Grupos',
    of: 'grupos',
    list: 'recibidos',
    columns: ['clave_grupo', 'nombre', 'clave_programa', 'modalidad'],
    cells: ['reporteInicialRecibido', 'reporteFinalRecibido'],
    error: 'Error al obtener los datos',
    leadsTo: 'clases',
    cascade: [
      {
        of: 'cucs',
        list: 'todos',
        label: 'CUC',
        hint: 'Primero: Seleccione CUC',
        bind: 'clave_cuc',
        error: 'Error al obtener los datos',
      },
      {
        of: 'programas',
        list: 'deCuc',
        label: 'Programa',
        hint: 'Segundo: Seleccione un programa',
        bind: 'clave_programa',
        error: 'Error al obtener los datos',
      },
      {
        of: 'periodos',
        list: 'dePrograma',
        label: 'Periodo',
        hint: 'Tercero: Seleccione un periodo',
        bind: 'id_periodo',
        error: 'Error al obtener los datos',
      },
    ],
  },
]
