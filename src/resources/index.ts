import { defineResources } from '../schema/resource.ts'
import { autoridades } from './autoridades.ts'
import { bajasTemporales } from './bajasTemporales.ts'
import { calificaciones } from './calificaciones.ts'
import { calificacionesPrevias } from './calificacionesPrevias.ts'
import { reinscripciones } from './reinscripciones.ts'
import { certificados } from './certificados.ts'
import { clases } from './clases.ts'
import { consejeros } from './consejeros.ts'
import { cucs } from './cucs.ts'
import { cucs_facilitadores, cucs_programas } from './enlaces.ts'
import { escolares } from './escolares.ts'
import { estudiantes } from './estudiantes.ts'
import { facilitadores } from './facilitadores.ts'
import { firmantes } from './firmantes.ts'
import { grupos } from './grupos.ts'
import { llavesDeSistemas } from './llavesDeSistemas.ts'
import { materias } from './materias.ts'
import { periodos } from './periodos.ts'
import { prestadoresExternos } from './prestadoresExternos.ts'
import { programas } from './programas.ts'
import { reportes_de_grupos } from './reportes_de_grupos.ts'
import { reticulas } from './reticulas.ts'
import { serviciosSociales } from './serviciosSociales.ts'

/** Registry of all entities: a new one is a file beside this and a word here. */
export const resources = defineResources({
  cucs,
  programas,
  periodos,
  materias,
  reticulas,
  consejeros,
  escolares,
  facilitadores,
  grupos,
  estudiantes,
  clases,
  certificados,
  serviciosSociales,
  prestadoresExternos,
  firmantes,
  autoridades,
  bajasTemporales,
  calificaciones,
  calificacionesPrevias,
  reinscripciones,
  llavesDeSistemas,
  reportes_de_grupos,
  cucs_programas,
  cucs_facilitadores,
})
export type ResourceName = keyof typeof resources
