import { sql, type SQL } from 'drizzle-orm'

/** Every kind of person, as one list: who, under which key of which resource, and of which campus. What is known of external ones has no birth date; who goes on under another matrícula is there once, under the last (`continua` is said of all kinds, so that each is read by its own index). */
export const registrosDePersonas: SQL = sql`
  select * from (
    select 'estudiantes' as recurso, 'Estudiante' as tipo, matricula as clave, curp, fecha_nacimiento, nombre,
      apellidopaterno as paterno, apellidomaterno as materno, del_cuc as clave_cuc, continua
    from estudiantes
    union all
    select 'consejeros', 'Consejero', matricula, curp, fecha_nacimiento, nombre, apellido_paterno, apellido_materno, clave_cuc, false from consejeros
    union all
    select 'escolares', 'Escolar', matricula, curp, fecha_nacimiento, nombre, apellido_paterno, apellido_materno, clave_cuc, false from escolares
    union all
    select 'facilitadores', 'Facilitador', matricula, curp, fecha_nacimiento, nombre, apellido_paterno, apellido_materno, null, false from facilitadores
    union all
    select 'prestadoresExternos', 'Prestador externo', id_externo::text, curp, null, nombre, apellido_paterno, apellido_materno, clave_cuc, false from "prestadoresExternos"
  ) as persona where not continua`
