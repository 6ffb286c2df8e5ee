import * as z from 'zod'
import { roles } from '../../../src/domain/roles.ts'
import { cuerpoDeRecordatorio } from '../../custom/seguimiento/seguimiento.ts'
import type { ApiCall } from '../../crud/apiCall.ts'

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

/** Describes the calls of fixed lists, figures, signers of campuses, and reminders. */
export const listasYCifras = (): readonly ApiCall[] => {
  const lista = { group: 'Listas fijas y cifras', roles, method: 'GET' } satisfies Partial<ApiCall>
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
  ]
}
