import { eq, sql, type SQL } from 'drizzle-orm'
import { documentosDe, esVisible } from '../../../src/domain/documentos.ts'
import { nacionalidadMexicana, otraNacionalidad } from '../../../src/domain/personas.ts'
import { gradosDeLicenciatura, gradosDePosgrado } from '../../../src/domain/programas.ts'
import { tables } from '../../university/tables.ts'
import { documentacion } from './tables.ts'

const { estudiantes, programas } = tables

/** Students who have not handed in some document that they are asked for, by degree and nationality: a condition on `estudiantes`. (B §5, Documentation) */
export const conDocumentosPendientes = (): SQL => sql`(
  select count(*) from ${documentacion}
  where ${eq(documentacion.matricula, estudiantes.matricula)} and ${documentacion.documento} = any(${pedidos})
) < cardinality(${pedidos})`

const lista = (grado: string, nacionalidad: number) =>
  sql`${sql.param(documentosDe(grado).filter(nombre => esVisible(nombre, nacionalidad)))}::text[]`

const segunNacionalidad = (grado: string) =>
  sql`case when ${estudiantes.nacionalidad} = ${nacionalidadMexicana} then ${lista(grado, nacionalidadMexicana)} else ${lista(grado, otraNacionalidad)} end`

const dePosgrado = sql`${estudiantes.clave_programa} in (
  select ${programas.clave} from ${programas} where ${programas.grado} = any(${sql.param([...gradosDePosgrado])}::text[]))`

const pedidos = sql`(case when ${dePosgrado} then ${segunNacionalidad(gradosDePosgrado[0])} else ${segunNacionalidad(gradosDeLicenciatura[0])} end)`
