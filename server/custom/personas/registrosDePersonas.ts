import { sql, type SQL } from 'drizzle-orm'
import { tables } from '../../university/tables.ts'

const { consejeros, escolares, estudiantes, facilitadores, prestadoresExternos } = tables

/** Queries of the records of each kind of person. External ones have no birth date; facilitadores, no campus. */
export const clasesDePersonas = {
  estudiantes: sql`
    select 'estudiantes' as recurso, 'Estudiante' as tipo, matricula as clave, curp, fecha_nacimiento, nombre,
      apellidopaterno as paterno, apellidomaterno as materno, del_cuc as clave_cuc, continua
    from ${estudiantes}`,
  consejeros: sql`
    select 'consejeros', 'Consejero', matricula, curp, fecha_nacimiento, nombre, apellido_paterno, apellido_materno, clave_cuc, false from ${consejeros}`,
  escolares: sql`
    select 'escolares', 'Escolar', matricula, curp, fecha_nacimiento, nombre, apellido_paterno, apellido_materno, clave_cuc, false from ${escolares}`,
  facilitadores: sql`
    select 'facilitadores', 'Facilitador', matricula, curp, fecha_nacimiento, nombre, apellido_paterno, apellido_materno, null, false from ${facilitadores}`,
  prestadoresExternos: sql`
    select 'prestadoresExternos', 'Prestador externo', id_externo::text, curp, null, nombre, apellido_paterno, apellido_materno, clave_cuc, false from ${prestadoresExternos}`,
}

/** Every kind of person as one list. Whoever goes on under another matrícula is there once, under the last; `continua` is given for all kinds, so that each is read by its own index. */
export const registrosDePersonas: SQL = sql`
  select * from (${sql.join(Object.values(clasesDePersonas), sql` union all `)}) as persona where not continua`
