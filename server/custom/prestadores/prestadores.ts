import { Hono } from 'hono'
import * as z from 'zod'
import { resources } from '../../../src/resources/index.ts'
import { conSesion } from '../../auth/sesion.ts'
import { soloRoles } from '../../crud/soloRoles.ts'
import type { Entorno } from '../../contexto.ts'
import { callOf } from '../../crud/call.ts'
import { currentOf } from '../../crud/read/current.ts'
import { viewOf } from '../../crud/read/view.ts'
import { cuerpo, cuerpoBreve } from '../../cuerpo.ts'
import { exito } from '../../exito.ts'
import { Falla } from '../../falla.ts'

const esquema = z.object({
  id_externo: z.string('Indique el prestador externo').max(100, 'Indique el prestador externo'),
})

/** What the acceptance letter of an external provider of the own CUC says. (B §7) */
export const prestadores = new Hono<Entorno>().post(
  '/prestadores-externos/estudiante/datos/aceptacion-liberacion',
  conSesion,
  soloRoles('escolar'),
  cuerpoBreve,
  async c => {
    const { id_externo } = await cuerpo(c, esquema)
    const { success, data: id } = z.uuid().safeParse(id_externo.toLowerCase())
    if (!success) throw new Falla(404, 'No se encontró el Prestador externo')
    const { registro, values } = await currentOf(c.var.db, viewOf(resources.prestadoresExternos), callOf(c), id)
    if (values.clave_cuc !== c.var.usuario.clave_cuc) throw new Falla(403, 'No tiene permiso para realizar esta acción')
    return exito(c, 'Datos de la carta de aceptación', registro)
  },
)
