import type { Db } from '../../server/db/queryable.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { foliosDeCertificados } from '../../server/custom/certificados/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { storeFile } from '../../server/files/storeFile.ts'
import { registroDeCertificado } from '../../src/domain/certificados.ts'
import { resources } from '../../src/resources/index.ts'
import { standing } from '../../src/schema/process/process.ts'
import { nombreCompleto } from '../../src/domain/personas.ts'
import { movimientos } from '../../server/seed/movimientos.ts'
import { pdfDeMuestra } from '../../server/seed/pdfDeMuestra.ts'
import { cuc, estudiante, programa } from './filas.ts'

type Solicitud = typeof tables.certificados.$inferInsert

const momento = new Date('2026-11-01T16:00:00Z')
const contenido = pdfDeMuestra('prueba', [])

/** Inserts certificate requests of the cast's student, the first of the year, in the given states, with their steps and files. Returns their folios. */
export async function solicitudes(db: Db, cuales: readonly Partial<Solicitud>[]) {
  const filas = cuales.map((cual, lugar): Solicitud => ({
    ...registroDeCertificado('2026', lugar + 1),
    matricula_estudiante: estudiante.matricula,
    nombre: nombreCompleto(estudiante.nombre, estudiante.apellidopaterno, estudiante.apellidomaterno),
    programa: programa.nombre,
    nivel: programa.grado,
    cuc: cuc.nombre,
    tipo_certificado: 'Parcial',
    fecha_expedicion: '2026-11-15',
    fecha: '2026-11-01',
    ciclo_escolar: '2026-2027',
    abierto: '2026-11-01',
    ...standing(resources.certificados.process, cual.estado ?? 'Por emitir', '2026-11-01'),
    ...cual,
  }))
  await db.insert(tables.certificados).values(filas)
  await db.insert(foliosDeCertificados).values({ anio: 2026, ultimo: filas.length })
  const guardar = (clase: string) =>
    storeFile(
      db,
      { nombre: `${clase}.pdf`, contenido },
      { usuario: { id: '00000000-0000-4000-8000-000000000000' }, momento },
    )
  for (const { n_folio, estado } of filas) {
    const comun = { proceso: 'certificados', caso: n_folio, autor: 'Alguien', rol: 'escolar', momento }
    const pagada = estado !== 'Sin comprobante'
    const abre = { ...comun, a: pagada ? 'Por emitir' : estado, archivo: pagada ? await guardar('recibo') : null }
    const emite = async () => ({ ...comun, paso: 'emitir', a: 'Emitido', archivo: await guardar('certificado') })
    await db.insert(pasos).values(movimientos(estado === 'Emitido' ? [abre, await emite()] : [abre]))
  }
  return filas.map(({ n_folio }) => n_folio)
}
