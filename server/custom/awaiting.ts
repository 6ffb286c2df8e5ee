import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { daysWithoutBackup } from '../backup/lastBackup.ts'
import { contarCorreos } from '../mail/correos.ts'
import type { ServerHouse } from '../crud/serverHouse.ts'
import { sinceLastWrite } from '../crud/sinceLastWrite.ts'
import { choquesDelCuc } from './choques/clasesQueChocan.ts'
import { lugaresConClases } from './choques/lugaresConClases.ts'
import { documentosPropios } from './documentacion/documentosPropios.ts'
import { duplicadosDe } from './personas/duplicados.ts'

/** What awaits a person outside of the declared lists: each figure by the same reading as the screen that it opens. */
export const awaiting: NonNullable<ServerHouse['awaiting']> = [
  async ({ var: { db, usuario } }) => {
    if (usuario.rol !== 'administrativo') return []
    const { no_salio: total } = await contarCorreos(db)
    const label = total === 1 ? 'correo que no salió' : 'correos que no salieron'
    return [{ resource: 'correos', label, total, screen: 'Correos', to: '/correos' }]
  },
  async ({ var: { db, usuario, opciones } }) => {
    const total = usuario.rol === 'administrativo' ? await daysWithoutBackup(db, opciones.hoy()) : 0
    if (total < 2) return []
    return [
      {
        resource: 'respaldos',
        label: 'días sin respaldo',
        total,
        screen: 'Estado del sistema',
        to: '/estadoDelSistema',
      },
    ]
  },
  async ({ var: { db, usuario } }) => {
    if (usuario.rol !== 'coordinador') return []
    const total = await sinceLastWrite(db, 'duplicados', async () => (await duplicadosDe(db)).length)
    const label = total === 1 ? 'posible duplicado' : 'posibles duplicados'
    return [{ resource: 'duplicados', label, total, screen: 'Posibles duplicados', to: '/duplicados' }]
  },
  async ({ var: { db, usuario, opciones } }) => {
    if (usuario.rol !== 'escolar') return []
    const hoy = hoyEnMexico(opciones.hoy())
    const lugares = (await lugaresConClases(db, usuario)).filter(({ fecha_final }) => fecha_final >= hoy)
    return Promise.all(
      lugares.map(async ({ clave_cuc: cuc, id_periodo, periodo }) => {
        const total = await sinceLastWrite(
          db,
          JSON.stringify(['choques', cuc, id_periodo]),
          async () => (await choquesDelCuc(db, cuc, id_periodo)).length,
        )
        const label = `${total === 1 ? 'choque' : 'choques'} de asignaturas en ${periodo}`
        const to = `/choques?${new URLSearchParams({ cuc, periodo: id_periodo }).toString()}`
        return { resource: 'choques', label, total, screen: 'Choques y semanas', to }
      }),
    )
  },
  async c => {
    if (c.var.usuario.rol !== 'estudiante' || !c.var.usuario.matricula) return []
    const total = (await documentosPropios(c.var)).filter(({ estado }) => !estado).length
    const label = total === 1 ? 'documento por entregar' : 'documentos por entregar'
    return [{ resource: 'documentacion', label, total, screen: 'Mis documentos', to: '/misDocumentos' }]
  },
]
