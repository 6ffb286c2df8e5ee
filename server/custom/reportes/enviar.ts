import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Entorno } from '../../contexto.ts'
import { anotar } from '../../crud/historial.ts'
import { callOf } from '../../crud/call.ts'
import { exito } from '../../exito.ts'
import { Falla } from '../../falla.ts'
import { archivar } from '../../files/archivar.ts'
import { pdfRecibido } from '../../files/pdfRecibido.ts'
import { datosReporteDe } from './datosReporteDe.ts'
import { grupoDe } from './grupoDe.ts'
import { reportesDeGrupos as reportes } from './tables.ts'

/** `POST reporte/estado/actualizacion/inicio|final`: the signed report of a group, once each and the final one after the initial. File and state are stored together or not at all. (B §4, Group reports) */
export const enviar = (columna: 'archivo_inicio' | 'archivo_final', nombre: string) => async (c: Context<Entorno>) => {
  const { db, usuario, opciones } = c.var
  const { pdf, textos } = await pdfRecibido(c)
  const momento = opciones.hoy()
  const datos = await db.transaction(async tx => {
    const { clave_grupo, id_periodo } = await grupoDe(tx, usuario, textos.clave_grupo, textos.id_periodo)
    const deste = and(eq(reportes.clave_grupo, clave_grupo), eq(reportes.id_periodo, id_periodo))
    const [reporte] = await tx.select().from(reportes).where(deste).for('update')
    const motivo = faltaParaEnviar(columna, reporte)
    if (motivo) throw new Falla(409, motivo)
    await tx.update(reportes).set({ [columna]: await archivar(tx, pdf, { usuario, momento }) }).where(deste)
    await anotar(tx, { entidad: 'reportes_de_grupos', clave: `${clave_grupo} ${id_periodo}`, accion: 'update', usuario, momento, antes: { [columna]: null }, despues: { [columna]: pdf.nombre } })
    return (await datosReporteDe(tx, [clave_grupo], { ...callOf(c), params: { id_periodo } })).get(clave_grupo)
  })
  return exito(c, `${nombre} enviado correctamente`, datos || null)
}

type Reporte = { archivo_inicio: string | null; archivo_final: string | null }

const faltaParaEnviar = (columna: keyof Reporte, reporte?: Reporte): string | undefined =>
  !reporte ? 'Primero genere el reporte con Descargar'
    : reporte[columna] ? 'El reporte ya fue enviado'
    : columna === 'archivo_final' && !reporte.archivo_inicio ? 'Primero envíe el reporte inicial' : undefined
