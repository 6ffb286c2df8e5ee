type Articulo = 'el' | 'la'

/** Joins a preposition and a phrase as Spanish does: `de` and «el CUC Tlaxiaco» give «del CUC Tlaxiaco». */
export const con = (preposicion: 'a' | 'de' | 'en', frase: string): string =>
  preposicion !== 'en' && /^el\s/.test(frase) ? `${preposicion}l${frase.slice(2)}` : `${preposicion} ${frase}`

/** Returns the article of a name by its first word, `la` of «Universidad Comunal»; undefined for an unknown noun. */
export const articuloDe = (nombre: string): Articulo | undefined =>
  articulos.get(nombre.trim().split(/\s+/)[0]?.toLowerCase() ?? '')

/** Returns a name with its article: «la Universidad Comunal». One whose article is not known stays as it is. */
export const conArticulo = (nombre: string): string => [articuloDe(nombre), nombre.trim()].filter(Boolean).join(' ')

const articulos = new Map<string, Articulo>([
  ...'cuc centro campus plantel instituto tecnológico colegio bachillerato conservatorio doctorado diplomado posgrado programa profesional técnico'
    .split(' ')
    .map(palabra => [palabra, 'el'] as const),
  ...'universidad unidad escuela facultad normal sede casa licenciatura ingeniería maestría especialidad especialización carrera'
    .split(' ')
    .map(palabra => [palabra, 'la'] as const),
])
