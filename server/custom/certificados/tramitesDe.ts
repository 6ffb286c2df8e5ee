import { and, asc, eq } from 'drizzle-orm'
import { underWay } from '../../crud/casos/underWay.ts'
import { resources } from '../../../src/resources/index.ts'
import type { Queryable } from '../../db/queryable.ts'
import { tables } from '../../university/tables.ts'

const { certificados } = tables

/** Returns the requests of a student that are still under way, oldest first. */
export const tramitesDe = (db: Queryable, matricula: string) =>
  db
    .select({
      n_folio: certificados.n_folio,
      tipo_certificado: certificados.tipo_certificado,
      fecha: certificados.fecha,
      estado: certificados.estado,
    })
    .from(certificados)
    .where(and(eq(certificados.matricula_estudiante, matricula), underWay(resources.certificados)))
    .orderBy(asc(certificados.n_folio))
