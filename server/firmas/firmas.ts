import { Hono } from 'hono'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { quienEstudia } from '../academico/quienEstudia.ts'
import { conSesion } from '../auth/sesion.ts'
import { soloRoles } from '../crud/soloRoles.ts'
import type { Consulta, Entorno, Usuario } from '../contexto.ts'
import { callOf } from '../crud/call.ts'
import { cucDe } from '../cucDe.ts'
import { exito } from '../exito.ts'
import { Falla } from '../falla.ts'
import { firmasDe } from './firmasDe.ts'

/** Who signs today for a CUC, and where: of any for the coordinador, of the own one for its office and its students. (B §7) */
export const firmas = new Hono<Entorno>().get(
  '/cucs/:clave_cuc/firmas',
  conSesion,
  soloRoles('coordinador', 'escolar', 'estudiante'),
  async c => {
    const { db, usuario, opciones } = c.var
    const clave = callOf(c).params.clave_cuc ?? ''
    if (usuario.rol !== 'coordinador' && (await suCuc(db, usuario)) !== clave)
      throw new Falla(403, 'No tiene permiso para realizar esta acción')
    return exito(c, 'Firmas del CUC', await firmasDe(db, clave, hoyEnMexico(opciones.hoy())))
  },
)

const suCuc = async (db: Consulta, usuario: Usuario) =>
  usuario.rol === 'estudiante' ? (await quienEstudia(db, usuario, usuario.matricula ?? '')).clave_cuc : cucDe(usuario)
