import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { avisosDeReporteEnviado } from '../../../src/domain/avisos/avisosDeReporte.ts'
import { faltaParaEnviar, type Reporte } from '../../../src/domain/reportesDeGrupo.ts'
import type { AppEnv } from '../../contexto.ts'
import { requestScopeOf } from '../../crud/requestScope.ts'
import { tellAll } from '../../crud/notices/tellAll.ts'
import { recordChange } from '../../crud/recordChange.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { storeFile } from '../../files/storeFile.ts'
import { pdfRecibido } from '../../files/pdfRecibido.ts'
import { datosReporteDe } from './datosReporteDe.ts'
import { grupoDe } from './grupoDe.ts'
import { reportesDeGrupos as reportes } from './tables.ts'

const columnas = { inicial: 'archivo_inicio', final: 'archivo_final' } as const

/** `POST reporte/estado/actualizacion/inicio|final`: the signed report of a group, once each and the final one after the initial. File and state are stored together or not at all. (B §4, Group reports) */
export const enviar = (reporte: Reporte) => async (c: Context<AppEnv>) => {
  const { db, usuario, opciones } = c.var
  const { pdf, textos } = await pdfRecibido(c)
  const momento = opciones.hoy()
  const columna = columnas[reporte]
  const datos = await inTransaction(db, async tx => {
    const grupo = await grupoDe(tx, usuario, textos.clave_grupo, textos.id_periodo)
    const { clave_grupo, id_periodo } = grupo
    const deste = and(eq(reportes.clave_grupo, clave_grupo), eq(reportes.id_periodo, id_periodo))
    const leidos = async () =>
      (await datosReporteDe(tx, [clave_grupo], { ...requestScopeOf(c), params: { id_periodo } })).get(clave_grupo) ?? 0
    await tx.select({ clave: reportes.clave_grupo }).from(reportes).where(deste).for('update')
    const falta = faltaParaEnviar(await leidos(), reporte)
    if (falta) throw new Falla(409, falta)
    await tx
      .update(reportes)
      .set({ [columna]: await storeFile(tx, pdf, { usuario, momento }) })
      .where(deste)
    await recordChange(tx, {
      entidad: 'reportes_de_grupos',
      clave: `${clave_grupo} ${id_periodo}`,
      accion: 'update',
      usuario,
      momento,
      antes: { [columna]: null },
      despues: { [columna]: pdf.nombre },
    })
    await tellAll(tx, opciones, avisosDeReporteEnviado(reporte, grupo), usuario)
    return leidos()
  })
  return answerSuccess(c, `Reporte ${reporte} enviado correctamente`, datos || null)
}
