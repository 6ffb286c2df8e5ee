import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm'
import { matriculasHasta } from '../../academico/trayectoriaDe.ts'
import { underWay } from '../../crud/casos/underWay.ts'
import { resources } from '../../../src/resources/index.ts'
import type { Queryable } from '../../db/queryable.ts'
import { tables } from '../../university/tables.ts'

const { certificados } = tables

/** Returns the requests of a matrícula that are still under way, oldest first. */
export const tramitesDe = (db: Queryable, matricula: string) =>
  enTramite(db, eq(certificados.matricula_estudiante, matricula))

/** Returns the requests under way of the matrículas that a person had before this one, oldest first. */
export const tramitesDeAntes = (db: Queryable, matricula: string) =>
  enTramite(
    db,
    sql`(${certificados.matricula_estudiante} = any(array${matriculasHasta(sql`${matricula}`)}) and ${ne(certificados.matricula_estudiante, matricula)})`,
  )

const enTramite = (db: Queryable, suyos: SQL) =>
  db
    .select({
      matricula: certificados.matricula_estudiante,
      n_folio: certificados.n_folio,
      tipo_certificado: certificados.tipo_certificado,
      fecha: certificados.fecha,
      estado: certificados.estado,
    })
    .from(certificados)
    .where(and(suyos, underWay(resources.certificados)))
    .orderBy(asc(certificados.n_folio))
