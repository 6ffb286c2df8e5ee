import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { avisosDeCertificado } from '../../../src/domain/avisos/avisosDeCertificado.ts'
import { faltaParaEnviar, type ClaseDeArchivo } from '../../../src/domain/certificados.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import type { AppEnv } from '../../contexto.ts'
import { tellAll } from '../../crud/notices/tellAll.ts'
import { recordChange } from '../../crud/recordChange.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { tables } from '../../university/tables.ts'
import { Falla } from '../../http/Falla.ts'
import { storeFile } from '../../files/storeFile.ts'
import { pdfRecibido } from '../../files/pdfRecibido.ts'
import { solicitudDe } from './solicitudDe.ts'
import { archivosDeCertificados as archivos } from './tables.ts'

const { certificados } = tables

/** Stores a file of a request, once: file, state and history, all or nothing. A second one is refused (409). (B §4, Certificate) */
export const enviar = async (c: Context<AppEnv>, clase: ClaseDeArchivo): Promise<string> => {
  const { db, usuario, opciones } = c.var
  const { pdf } = await pdfRecibido(c)
  const momento = opciones.hoy()
  return inTransaction(db, async tx => {
    const { n_folio, estado, version, tipo_certificado, nombre, cuc, ...solicitud } = await solicitudDe(
      tx,
      usuario,
      c.req.param('n_folio') ?? '',
    )
    const falta = faltaParaEnviar[clase](estado)
    if (falta) throw new Falla(409, falta)
    const nuevo = clase === 'recibo' ? 'Por emitir' : 'Emitido'
    const id_archivo = await storeFile(tx, pdf, { usuario, momento })
    await tx.insert(archivos).values({
      n_folio,
      clase,
      id_archivo,
      usuario_id: usuario.id,
      autor: usuario.nombre || usuario.email,
      momento,
    })
    await tx
      .update(certificados)
      .set({ estado: nuevo, version: version + 1 })
      .where(eq(certificados.n_folio, n_folio))
    await recordChange(tx, {
      entidad: 'certificados',
      clave: n_folio,
      version: version + 1,
      accion: 'update',
      usuario,
      momento,
      antes: { estado, [clase]: null },
      despues: { estado: nuevo, [clase]: pdf.nombre },
    })
    const { matricula, clave_cuc } = await quienEstudia(tx, usuario, solicitud.matricula_estudiante)
    const caso = { n_folio, tipo: tipo_certificado, matricula, nombre, cuc, clave_cuc }
    await tellAll(tx, opciones, avisosDeCertificado(clase, caso), usuario)
    return n_folio
  })
}
