import { sql } from 'drizzle-orm'
import { cicloEscolar, faltaPorTramite, registroDeCertificado } from '../../../src/domain/certificados.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { CaseRoom } from '../../crud/casos/caseRoom.ts'
import { Falla } from '../../http/Falla.ts'
import { foliosDeCertificados as folios } from './tables.ts'
import { tramitesDe } from './tramitesDe.ts'

/** Judges a request: it must be of the student that its form names, and the only one of its type under way. Returns the next folio of the year and the student's data. (B §2, B §3) */
export const solicitudDeCertificado: CaseRoom = async ({ tx, usuario, today }, solicitud) => {
  const { matricula, nombreC, programa, cuc, grado } = await quienEstudia(
    tx,
    usuario,
    String(solicitud.matricula_estudiante),
  )
  const dado = { nombre: nombreC, programa, cuc }
  const ajeno = Object.entries(dado).filter(([campo, valor]) => solicitud[campo] !== valor)
  if (ajeno.length)
    throw new Falla(422, otroEstudiante, {
      errors: Object.fromEntries(ajeno.map(([campo]) => [campo, otroEstudiante])),
    })
  const falta = faltaPorTramite(await tramitesDe(tx, matricula), solicitud.tipo_certificado)
  if (falta) throw new Falla(409, falta, { errors: { tipo_certificado: falta } })
  const anio = today.slice(0, 4)
  return {
    ...dado,
    ...registroDeCertificado(anio, await siguiente(tx, Number(anio))),
    nivel: grado,
    fecha: today,
    ciclo_escolar: cicloEscolar(today),
  }
}

/** Message when the form differs from the student's record: it is of somebody else, or was changed meanwhile. */
const otroEstudiante = 'No corresponde al estudiante, búsquelo de nuevo'

const siguiente = async (tx: Queryable, anio: number): Promise<number> => {
  const [fila] = await tx
    .insert(folios)
    .values({ anio, ultimo: 1 })
    .onConflictDoUpdate({ target: folios.anio, set: { ultimo: sql`${folios.ultimo} + 1` } })
    .returning()
  return fila?.ultimo ?? 1
}
