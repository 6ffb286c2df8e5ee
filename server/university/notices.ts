import { eq, sql } from 'drizzle-orm'
import { ritmoUsual, ultimoResumen } from '../../src/domain/avisos/ritmos.ts'
import { lastVisit } from '../auth/lastVisit.ts'
import { usuarios } from '../auth/tables.ts'
import { conCuenta } from '../auth/registro.ts'
import { noticeTables } from '../crud/notices/tables.ts'
import { columnOf, tableNamed } from '../crud/registry.ts'
import { belongs } from '../crud/scope.ts'
import type { NoticeRoom } from '../crud/notices/noticeRoom.ts'
import { correos } from '../mail/tables.ts'
import { matriculasDesde } from '../academico/trayectoriaDe.ts'
import { wholeUniversity } from '../academico/belonging.ts'
import { tables } from './tables.ts'

export const { avisos, elecciones_de_avisos } = noticeTables(() => usuarios.id)

/** Notification of this university's people: by the outbox of mails, and by CUC. */
export const notices: NoticeRoom = {
  tables: { avisos, elecciones_de_avisos },
  outbox: correos,
  within: (role, clave_cuc) => {
    if (wholeUniversity.includes(role)) return sql`true`
    const { cucs_facilitadores: enlace, facilitadores } = tables
    if (role === facilitadoresDe)
      return sql`${usuarios.id} in (select ${facilitadores.id_usuario} from ${facilitadores} join ${enlace} on ${eq(enlace.matricula, facilitadores.matricula)} where ${eq(enlace.clave_cuc, clave_cuc)})`
    const resource = conCuenta.find(({ account }) => account?.rol === role)
    if (!resource?.cuc) return sql`false`
    const table = tableNamed(resource.name)
    const suyo = belongs(resource, table, resource.cuc.split('.'), clave_cuc)
    return sql`${usuarios.id} in (select ${columnOf(table, 'id_usuario')} from ${table} where ${suyo})`
  },
  heirs: ({ name }, keys) => (name === 'estudiantes' && keys.length ? matriculasDesde(keys) : undefined),
  colour: '#9c1f2e',
  usual: ritmoUsual,
  lastDigest: ultimoResumen,
  lastVisit,
}

/** Role that belongs to as many CUCs as it teaches at. */
const facilitadoresDe = 'facilitador'
