import { cucDicho, lugarYFecha } from '../domain/cartas.ts'
import { con, conArticulo } from '../domain/articulos.ts'
import type { Firmas } from '../domain/firmantes.ts'
import { universidad } from '../domain/universidad.ts'

/** Returns the fields that every letter has of its sender: letterhead, place and day, campus and university with their articles. */
export const deQuien = ({ cuc, dia }: Firmas) => ({
  universidad: universidad.nombre,
  cuc: cuc.nombre,
  lugar_y_fecha: lugarYFecha(cuc, dia),
  en_cuc: con('en', cucDicho(cuc.nombre)),
  de_universidad: con('de', conArticulo(universidad.nombre)),
})
