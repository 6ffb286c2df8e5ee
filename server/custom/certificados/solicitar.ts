import { sql } from 'drizzle-orm'
import { avisosDeCertificado } from '../../../src/domain/avisos/avisosDeCertificado.ts'
import { cicloEscolar, faltaPorTramite, registroDeCertificado } from '../../../src/domain/certificados.ts'
import { resources } from '../../../src/resources/index.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import type { AppOptions, Queryable, Usuario } from '../../contexto.ts'
import { tellAll } from '../../crud/notices/tellAll.ts'
import { recordChange } from '../../crud/recordChange.ts'
import { tableNamed } from '../../crud/registry.ts'
import { rowOf, historySnapshot } from '../../crud/write/rowOf.ts'
import { Falla } from '../../http/Falla.ts'
import { storeFile } from '../../files/storeFile.ts'
import type { Pdf } from '../../files/pdfRecibido.ts'
import { archivosDeCertificados, foliosDeCertificados as folios } from './tables.ts'
import { tramitesDe } from './tramitesDe.ts'

const { certificados } = resources

/** A request as it was sent: what its form says, already judged, and the proof of payment. */
export type Solicitud = {
  values: Values
  pdf: Pdf
  usuario: Usuario
  momento: Date
  hoy: string
}

/** Registers a request for a student of the own CUC, with the next folio of the year; of each type one at a time. (B §2, B §3) */
export const solicitar = async (
  tx: Queryable,
  opciones: AppOptions,
  { values, pdf, usuario, momento, hoy }: Solicitud,
): Promise<string> => {
  const estudiante = await quienEstudia(tx, usuario, String(values.matricula_estudiante).toUpperCase(), {
    bloqueado: true,
  })
  const dado = { nombre: estudiante.nombreC, programa: estudiante.programa, cuc: estudiante.cuc }
  exigirQueCoincida(values, dado)
  const falta = faltaPorTramite(await tramitesDe(tx, estudiante.matricula), values.tipo_certificado)
  if (falta) throw new Falla(409, falta, { errors: { tipo_certificado: falta } })
  const registro = registroDeCertificado(hoy.slice(0, 4), await siguiente(tx, Number(hoy.slice(0, 4))))
  const todos: Values = {
    ...values,
    ...dado,
    ...registro,
    matricula_estudiante: estudiante.matricula,
    nivel: estudiante.grado,
    fecha: hoy,
    ciclo_escolar: cicloEscolar(hoy),
    estado: 'Por emitir',
  }
  await tx.insert(tableNamed(certificados.name)).values(rowOf(certificados, todos, null))
  const { n_folio } = registro
  const id_archivo = await storeFile(tx, pdf, { usuario, momento })
  await tx.insert(archivosDeCertificados).values({
    n_folio,
    clase: 'recibo',
    id_archivo,
    usuario_id: usuario.id,
    autor: usuario.nombre || usuario.email,
    momento,
  })
  await recordChange(tx, {
    entidad: certificados.name,
    clave: n_folio,
    version: 1,
    accion: 'create',
    usuario,
    momento,
    despues: { ...historySnapshot(certificados, todos), comprobante_pago: pdf.nombre },
  })
  const { matricula, clave_cuc } = estudiante
  const caso = { n_folio, tipo: String(values.tipo_certificado), matricula, ...dado, clave_cuc }
  await tellAll(tx, opciones, avisosDeCertificado('recibo', caso), usuario)
  return n_folio
}

/** What the form says of the student must be what the student's record says: else it is of somebody else, or was changed meanwhile. */
const exigirQueCoincida = (dicho: Values, dado: Readonly<Record<string, string>>) => {
  const message = 'No corresponde al estudiante, búsquelo de nuevo'
  const errors = Object.fromEntries(
    Object.entries(dado)
      .filter(([campo, valor]) => dicho[campo] !== valor)
      .map(([campo]) => [campo, message]),
  )
  if (Object.keys(errors).length) throw new Falla(422, message, { errors })
}

const siguiente = async (tx: Queryable, anio: number): Promise<number> => {
  const [fila] = await tx
    .insert(folios)
    .values({ anio, ultimo: 1 })
    .onConflictDoUpdate({ target: folios.anio, set: { ultimo: sql`${folios.ultimo} + 1` } })
    .returning()
  return fila?.ultimo ?? 1
}
