import { backupAge, failedBackup, lastBackup } from '../backup/lastBackup.ts'
import { correosPorEstado } from '../mail/correosPorEstado.ts'
import type { ServerHouse } from '../crud/serverHouse.ts'
import { documentosPropios } from '../custom/documentacion/documentosPropios.ts'
import { firstSteps } from './firstSteps.ts'

/** Pending work of a person outside of the declared lists. Each figure is read as by the screen that it opens, except the first steps of a new installation. */
export const awaiting: NonNullable<ServerHouse['awaiting']> = [
  ({ var: { db, usuario } }) => firstSteps(db, usuario),
  async ({ var: { db, usuario } }) => {
    if (usuario.rol !== 'administrativo') return []
    const { no_salio: total } = await correosPorEstado(db)
    const label = total === 1 ? 'correo que no salió' : 'correos que no salieron'
    return [{ resource: 'correos', label, total, screen: 'Correos', to: '/correos' }]
  },
  async ({ var: { db, usuario, options } }) => {
    if (usuario.rol !== 'administrativo') return []
    const [last, failing] = [await lastBackup(db), await failedBackup(db)]
    const age = last && backupAge(last, options.now())
    if (!age?.isStale && !failing) return []
    return [
      {
        resource: 'respaldos',
        ...(age?.isStale
          ? { label: 'días sin respaldo', total: age.days }
          : { label: 'respaldo diario que no se pudo guardar', total: 1 }),
        screen: 'Estado del sistema',
        to: '/estadoDelSistema',
      },
    ]
  },
  async c => {
    if (c.var.usuario.rol !== 'estudiante' || !c.var.usuario.matricula) return []
    const total = (await documentosPropios(c.var)).filter(({ estado }) => !estado).length
    const label = total === 1 ? 'documento por entregar' : 'documentos por entregar'
    return [{ resource: 'documentacion', label, total, screen: 'Mis documentos', to: '/misDocumentos' }]
  },
]
