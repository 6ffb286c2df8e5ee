import { usuarios } from '../auth/tables.ts'
import { colonias } from '../codigosPostales/tables.ts'
import type { Queryable } from '../db/queryable.ts'

/** Returns the lines of a start in which nobody can work yet: when there is no account, or no postal code to write an address with. */
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

/** Limits of an installation without the catalogue of postal codes, and how to load it. */
export const sinCodigos = 'No hay códigos postales: sin ellos no se guarda ningún CUC, persona ni estudiante'
export const comoCargarlos =
  'Descargue de Correos de México el catálogo nacional en formato TXT, descomprímalo y cárguelo como dice docs/operacion.md, «La primera hora»: con «npm run codigos-postales -- CPdescarga.txt», si no es Docker.'
