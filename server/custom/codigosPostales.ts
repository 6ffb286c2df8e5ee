import { Hono } from 'hono'
import { requireSession } from '../auth/sesion.ts'
import { requireRoles } from '../crud/requireRoles.ts'
import type { AppEnv, Usuario } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { estudianteParaCertificado } from './certificados/estudianteParaCertificado.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { Falla } from '../http/Falla.ts'
import { lugarDeCodigoPostal } from '../codigosPostales/lugarDeCodigoPostal.ts'

/** Answers `GET cp/{cp}/estado/municipio/colonias`: the places of a postal code, or the student of a matrícula. (A §7, B §7) */
export const codigosPostales = new Hono<AppEnv>().get(
  '/cp/:clave/estado/municipio/colonias',
  requireSession,
  requireRoles('coordinador', 'administrativo', 'escolar'),
  async c => {
    const clave = c.req.param('clave').trim()
    const consulta = consultas.find(({ forma }) => forma.test(clave))
    const hallado = await consulta?.buscar(c.var.db, clave, c.var.usuario)
    if (!hallado) throw new Falla(404, 'Sin resultados')
    return answerSuccess(c, 'Consulta realizada', hallado)
  },
)

/** The two questions that the specification asks by this path, told apart by the shape of the key. (A §7, B §7) */
const consultas: readonly {
  forma: RegExp
  buscar: (db: Queryable, clave: string, usuario: Usuario) => Promise<object | undefined>
}[] = [
  { forma: /^\d{5}$/, buscar: lugarDeCodigoPostal },
  { forma: /^[\p{L}\d]{18}$/u, buscar: estudianteParaCertificado },
]
