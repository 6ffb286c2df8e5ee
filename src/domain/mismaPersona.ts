import { palabrasDeNombre, particulas } from './palabrasDeNombre.ts'

/** A full name by which two spellings of one are told to be the same: without accents or particles, abbreviations whole, in whatever order its words come. */
export const nombreComparable = (...partes: readonly unknown[]): string =>
  palabrasDeNombre(partes.map(parte => (typeof parte === 'string' ? parte.replaceAll(/ñ/giu, 'n') : '')).join(' '))
    .map(palabra => enteras.get(palabra) ?? palabra)
    .toSorted()
    .join(' ')

/** How names are shortened in the papers of a school. */
const enteras = new Map(
  Object.entries({
    MARIA: 'MA M',
    JOSE: 'J',
    GUADALUPE: 'GPE GUAD',
    FRANCISCO: 'FCO FCA FRCO',
    ANTONIO: 'ANT',
    CONCEPCION: 'CONC',
    JESUS: 'JS',
    HERNANDEZ: 'HDEZ HDZ',
    MARTINEZ: 'MTEZ MTZ',
    GONZALEZ: 'GLEZ GZZ GLZ',
    RODRIGUEZ: 'RDGUEZ RGUEZ RDZ',
    FERNANDEZ: 'FDEZ FDZ',
    DOMINGUEZ: 'DGUEZ',
    VAZQUEZ: 'VAZQ VZQZ',
    JIMENEZ: 'JMNZ',
    SANCHEZ: 'SNCHZ',
  }).flatMap(([entera, cortas]) => cortas.split(' ').map(corta => [corta, entera] as const)),
)

/** The particles, the words that can be shortened and their short forms, in small letters: two spellings of one name have all other words in common. */
export const palabrasQueVarian: readonly string[] = [...particulas, ...[...enteras].flat()].map(palabra =>
  palabra.toLowerCase(),
)

/** What people are told of a person who is already there. */
type QuienYaEsta = { readonly nombre: string; readonly tipo: string; readonly cuc: string | null }

/** What is said of a person who would be there twice. */
export const fraseDeYaEsta = ({ nombre, tipo, cuc }: QuienYaEsta, por: 'curp' | 'nombre'): string =>
  `Ya hay una persona con ${por === 'curp' ? 'esta CURP' : 'este nombre y fecha de nacimiento'}: ${nombre} (${tipo}${cuc ? `, ${cuc}` : ''})`
