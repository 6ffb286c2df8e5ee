import { usuarios } from '../auth/tables.ts'
import { colonias } from '../codigosPostales/tables.ts'
import type { Queryable } from '../context.ts'

/** What a start says of an installation in which nobody can work yet: that no account opens it, and that no address can be written. */
export const beforeAnybody = async (db: Queryable): Promise<string[]> => {
  const [cuenta] = await db.select({ id: usuarios.id }).from(usuarios).limit(1)
  const [colonia] = await db.select({ id: colonias.id_colonia }).from(colonias).limit(1)
  return [
    ...(cuenta
      ? []
      : [
          'Todavía no hay ninguna cuenta. Abra la primera con: npm run usuario (en Docker: node dist/server/usuario.js)',
        ]),
    ...(colonia ? [] : [`${sinCodigos}. ${comoCargarlos}`]),
    ...(cuenta && colonia ? [] : ['']),
  ]
}

/** What an installation without the catalogue of postal codes cannot do, and where it comes from. */
export const sinCodigos = 'No hay códigos postales: sin ellos no se guarda ningún CUC, persona ni estudiante'
export const comoCargarlos =
  'Descargue de Correos de México el catálogo nacional en formato TXT, descomprímalo y cárguelo como dice docs/operacion.md, «La primera hora»: con «npm run codigos-postales -- CPdescarga.txt», si no es Docker.'
