import { cucDicho, lugarYFecha } from '../domain/cartas.ts'
import { con, conArticulo } from '../domain/articulos.ts'
import type { Firmas } from '../domain/firmantes.ts'
import { universidad } from '../domain/universidad.ts'

/** What every letter says of the house that writes it: its letterhead, where and when, and both with their articles. */
export const deQuien = ({ cuc, dia }: Firmas) => ({
  universidad: universidad.nombre,
  cuc: cuc.nombre,
  lugar_y_fecha: lugarYFecha(cuc, dia),
  en_cuc: con('en', cucDicho(cuc.nombre)),
  de_universidad: con('de', conArticulo(universidad.nombre)),
})
