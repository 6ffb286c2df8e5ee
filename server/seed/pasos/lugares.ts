import { eq, sql } from 'drizzle-orm'
import { creacionDeEntrada, entrada, type Asentamiento } from '../../codigosPostales/entrada.ts'
import { fusion } from '../../codigosPostales/fusion.ts'
import { colonias, municipios } from '../../codigosPostales/tables.ts'
import { lugares as datos } from '../datos/lugares.ts'
import type { Region } from '../datos/regiones.ts'
import type { Taller } from '../taller.ts'

type Lugar = { id_colonia: number; codigoPostal: string; municipio: string }
export type Lugares = Readonly<Record<Region, readonly Lugar[]>>

/** Adds the postal codes of the demonstration, in the way of the official catalogue; returns where people of each region live. */
export const lugares = async ({ tx, copy }: Taller): Promise<Lugares> => {
  await tx.execute(creacionDeEntrada)
  await copy(entrada, asentamientos())
  await fusion(tx)
  const filas = await tx
    .select({ id_colonia: colonias.id_colonia, codigoPostal: colonias.codigo_postal, municipio: municipios.nombre })
    .from(colonias)
    .innerJoin(municipios, eq(municipios.id_municipio, colonias.id_municipio))
    .innerJoin(
      entrada,
      sql`${entrada.clave} = ${municipios.clave} and ${entrada.id_estado} = ${municipios.id_estado} and ${entrada.asentamiento} = ${colonias.asentamiento}`,
    )
    .orderBy(entrada.linea)
  return en(filas)
}

const oaxaca = 20

function* asentamientos(): Generator<Asentamiento> {
  let linea = 0
  for (const [codigo_postal, municipio, nombreDeMunicipio, lista] of Object.values(datos).flat()) {
    for (const [asentamiento, tipo, nombre] of lista) {
      linea += 1
      yield {
        linea,
        id_estado: oaxaca,
        clave: String(municipio).padStart(3, '0'),
        municipio: nombreDeMunicipio,
        asentamiento: String(asentamiento).padStart(4, '0'),
        codigo_postal,
        nombre,
        tipo,
      }
    }
  }
}

const en = (filas: readonly Lugar[]): Lugares => {
  const de = (region: Region) => filas.filter(({ codigoPostal }) => datos[region].some(([cp]) => cp === codigoPostal))
  return {
    canada: de('canada'),
    costa: de('costa'),
    istmo: de('istmo'),
    mixteca: de('mixteca'),
    papaloapan: de('papaloapan'),
    sierraNorte: de('sierraNorte'),
    sierraSur: de('sierraSur'),
    vallesCentrales: de('vallesCentrales'),
  }
}
