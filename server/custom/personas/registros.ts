import { sql, type SQL } from 'drizzle-orm'

/** Every kind of person, as one list: who, under which key of which resource, and of which campus. What is known of external ones has no birth date; who goes on under another matrícula is there once, under the last. */
export const registrosDePersonas: SQL = sql`
  select 'estudiantes' as recurso, 'Estudiante' as tipo, e.matricula as clave, e.curp, e.fecha_nacimiento, e.nombre,
    e.apellidopaterno as paterno, e.apellidomaterno as materno, e.del_cuc as clave_cuc
  from estudiantes e where not e.continua
  union all
  select 'consejeros', 'Consejero', matricula, curp, fecha_nacimiento, nombre, apellido_paterno, apellido_materno, clave_cuc from consejeros
  union all
  select 'escolares', 'Escolar', matricula, curp, fecha_nacimiento, nombre, apellido_paterno, apellido_materno, clave_cuc from escolares
  union all
  select 'facilitadores', 'Facilitador', matricula, curp, fecha_nacimiento, nombre, apellido_paterno, apellido_materno, null from facilitadores
  union all
  select 'prestadoresExternos', 'Prestador externo', id_externo::text, curp, null, nombre, apellido_paterno, apellido_materno, clave_cuc from "prestadoresExternos"`
