type Articulo = 'el' | 'la'

/** A phrase after its preposition, the two joined as Spanish joins them: `de` and «el CUC Tlaxiaco» is «del CUC Tlaxiaco». */
export const con = (preposicion: 'a' | 'de' | 'en', frase: string): string =>
  preposicion !== 'en' && /^el\s/.test(frase) ? `${preposicion}l${frase.slice(2)}` : `${preposicion} ${frase}`

/** The article that belongs to the first word of a name, when it is a known noun: «Universidad Comunal» is of `la`. */
export const articuloDe = (nombre: string): Articulo | undefined =>
  articulos.get(nombre.trim().split(/\s+/)[0]?.toLowerCase() ?? '')

/** A name with its article: «la Universidad Comunal»; one whose article is not known stays as it is. */
export const conArticulo = (nombre: string): string => [articuloDe(nombre), nombre.trim()].filter(Boolean).join(' ')

const articulos = new Map<string, Articulo>([
  ...'cuc centro campus plantel instituto tecnológico colegio bachillerato conservatorio doctorado diplomado posgrado programa profesional técnico'
    .split(' ')
    .map(palabra => [palabra, 'el'] as const),
  ...'universidad unidad escuela facultad normal sede casa licenciatura ingeniería maestría especialidad especialización carrera'
    .split(' ')
    .map(palabra => [palabra, 'la'] as const),
])
