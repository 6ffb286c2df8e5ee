import * as z from 'zod'
import type { Rol } from '../../../src/domain/roles.ts'
import { roles } from '../../../src/domain/roles.ts'
import { entrada } from '../../custom/calificaciones/entrada.ts'
import { cuerpoDeAsociar } from '../../custom/clases/asociar.ts'
import { cuerpoDeDesasociar } from '../../custom/clases/desasociar.ts'
import { cuerpoDeRecordatorio } from '../../custom/seguimiento/seguimiento.ts'
import type { ApiCall } from '../../openapi/apiCall.ts'

const texto = z.string()
const entero = z.int()
const de = (llave: string) => z.array(z.strictObject({ [llave]: entero, nombre: texto }))
const cuc = z.looseObject({ clave_cuc: texto, nombre: texto })
const firma = z.looseObject({
  nombre: texto.nullable(),
  apellidos: texto.nullable(),
  sexo: texto.nullable(),
  registrado: z.boolean(),
})
const renglones = z.array(
  z.looseObject({ matricula: texto, nombreC: texto, status_facilitador: z.boolean(), status_escolar: z.boolean() }),
)

/** The campuses: their figures and lists, who teaches what, grades and reports. */
export const deCucs = (): readonly ApiCall[] => {
  const lista = { group: 'Listas fijas y cifras', roles, method: 'GET' } as const
  const aula = {
    group: 'Asignaturas y calificaciones',
    roles: ['escolar'] as readonly Rol[],
    method: 'POST',
    answers: null,
  } as const
  const enlace = {
    group: 'Programas y facilitadores del CUC',
    roles: ['consejero'] as readonly Rol[],
    method: 'POST',
    answers: z.looseObject({}),
  } as const
  const reporte = {
    group: 'Reportes de grupos',
    roles: ['escolar'] as readonly Rol[],
    method: 'POST',
    answers: z.looseObject({}).nullable(),
  } as const
  const firmado = {
    body: z.looseObject({ clave_grupo: texto, id_periodo: texto }),
    pdf: { as: 'archivoPdf', label: 'Reporte firmado', required: true },
  }
  const cifras = z.looseObject({ total_estudiantes: entero, total_hombres: entero, total_mujeres: entero })
  return [
    {
      ...lista,
      path: 'datosgenerales',
      summary: 'Las listas fijas de los formularios',
      answers: z.looseObject({
        nacionalidades: de('id_nacionalidad'),
        estados: de('id_estado'),
        tiposSangre: de('id_tiposangre'),
        cucs: z.array(cuc),
      }),
    },
    {
      ...lista,
      path: 'areasconsejerias',
      roles: ['administrativo'],
      summary: 'Las áreas de los consejeros',
      answers: de('id_areaconsejero'),
    },
    { ...lista, path: 'dias', summary: 'Los días de la semana', answers: de('id_dia') },
    {
      ...lista,
      path: 'cucs/estudiantes/total/numero',
      roles: ['coordinador'],
      summary: 'Cuántos estudiantes hay',
      answers: cifras,
    },
    {
      ...lista,
      path: 'por-cuc/estudiantes/total/numero',
      roles: ['consejero', 'escolar'],
      summary: 'Cuántos estudiantes hay en el propio CUC',
      answers: cifras,
    },
    {
      ...lista,
      path: 'cp/{cp}/estado/municipio/colonias',
      roles: ['coordinador', 'administrativo', 'escolar'],
      summary: 'Lo que hay en un código postal',
      answers: z.looseObject({
        estado: z.looseObject({ nombre: texto }),
        municipio: z.looseObject({ nombre: texto }),
        colonias: de('id_colonia'),
      }),
    },
    { ...lista, path: 'consejeros/cuc/informacion', roles: ['consejero'], summary: 'El CUC propio', answers: cuc },
    { ...lista, path: 'escolares/cuc/informacion', roles: ['escolar'], summary: 'El CUC propio', answers: cuc },
    {
      ...lista,
      path: 'cucs/{clave_cuc}/firmas',
      roles: ['coordinador', 'escolar', 'estudiante'],
      summary: 'Quién firma por un CUC',
      answers: z.looseObject({ dia: z.iso.date(), directivo: firma, rector: firma }),
    },
    {
      ...lista,
      group: 'Búsqueda y pendientes',
      method: 'POST',
      path: 'seguimiento/recordatorios',
      roles: ['coordinador', 'escolar'],
      summary: 'Recordar a quienes deben algo',
      body: cuerpoDeRecordatorio,
      answers: z.strictObject({ cuantos: entero }),
    },
    ...['programas', 'facilitadores'].flatMap(que =>
      ['asociar', 'desasociar'].flatMap(verbo => [
        {
          ...enlace,
          path: `${que}/${verbo}-cuc`,
          summary: `${verbo === 'asociar' ? 'Agregar al' : 'Quitar del'} CUC propio: ${que}`,
          body: z.looseObject({}),
        },
        {
          ...enlace,
          path: `${que}/${verbo}-cuc/{clave}`,
          summary: `${verbo === 'asociar' ? 'Agregar al' : 'Quitar del'} CUC propio, por su clave: ${que}`,
        },
      ]),
    ),
    {
      ...aula,
      path: 'clases/asociar-estudiantes',
      summary: 'Inscribe estudiantes en una asignatura',
      body: cuerpoDeAsociar,
    },
    {
      ...aula,
      path: 'advertencias/inscripciones',
      summary: 'Lo que los estudiantes que se van a inscribir ya cursan a esa hora',
      body: cuerpoDeAsociar,
      answers: z.strictObject({
        hallazgos: z.array(z.looseObject({ id: texto, texto })),
        remedios: z.array(z.unknown()),
      }),
    },
    {
      ...aula,
      path: 'clases/desasociar-estudiantes',
      summary: 'Quitar a un estudiante de una asignatura',
      body: cuerpoDeDesasociar,
    },
    {
      ...aula,
      method: 'GET',
      path: 'facilitadores/clases/{id_clase}/estudiantes',
      roles: ['facilitador'],
      summary: 'Los estudiantes de una asignatura propia y sus calificaciones',
      answers: renglones,
    },
    {
      ...aula,
      method: 'GET',
      path: 'escolares/clases/{id_clase}/estudiantes',
      summary: 'Los estudiantes de una asignatura y sus calificaciones',
      answers: renglones,
    },
    {
      ...aula,
      path: 'facilitadores/clases/estudiantes/calificacion',
      roles: ['facilitador'],
      summary: 'Enviar las calificaciones de una asignatura',
      body: entrada,
    },
    {
      ...aula,
      path: 'escolar/clases/estudiantes/calificacion',
      summary: 'Cerrar las calificaciones de una asignatura',
      body: entrada,
    },
    {
      ...reporte,
      method: 'GET',
      path: 'grupo/{clave_grupo}/periodo/{id_periodo}/materias/estudiantes',
      roles: ['escolar', 'coordinador'],
      summary: 'El reporte de asistencia de un grupo',
      answers: z.looseObject({ grupo: z.looseObject({ clave_grupo: texto }) }),
    },
    {
      ...reporte,
      ...firmado,
      path: 'reporte/estado/actualizacion/inicio',
      summary: 'Enviar el reporte inicial firmado',
    },
    { ...reporte, ...firmado, path: 'reporte/estado/actualizacion/final', summary: 'Enviar el reporte final firmado' },
  ]
}
