import type { Db } from '../../server/contexto.ts'
import { archivosDeCertificados, foliosDeCertificados } from '../../server/custom/certificados/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { storeFile } from '../../server/files/storeFile.ts'
import { registroDeCertificado } from '../../src/domain/certificados.ts'
import { nombreCompleto } from '../../src/domain/personas.ts'
import { pdfDeMuestra } from '../../server/seed/pdfDeMuestra.ts'
import { cuc, estudiante, programa } from './filas.ts'

type Solicitud = typeof tables.certificados.$inferInsert

const momento = new Date('2026-11-01T16:00:00Z')
const contenido = pdfDeMuestra('prueba', [])

/** Requests of the cast's student, the first of the year; in the state that they say, with the files that belong to it. Answers their folios. */
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
    estado: 'Por emitir',
    ...cual,
  }))
  await db.insert(tables.certificados).values(filas)
  await db.insert(foliosDeCertificados).values({ anio: 2026, ultimo: filas.length })
  for (const { n_folio, estado } of filas) {
    for (const clase of archivosDe[estado]) {
      const id_archivo = await storeFile(
        db,
        { nombre: `${clase}.pdf`, contenido },
        { usuario: { id: '00000000-0000-4000-8000-000000000000' }, momento },
      )
      await db.insert(archivosDeCertificados).values({ n_folio, clase, id_archivo, autor: 'Alguien', momento })
    }
  }
  return filas.map(({ n_folio }) => n_folio)
}

const archivosDe = { 'Sin comprobante': [], 'Por emitir': ['recibo'], Emitido: ['recibo', 'certificado'] } as const
