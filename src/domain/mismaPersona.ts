import { palabrasDeNombre, particulas } from './palabrasDeNombre.ts'

/** Returns a full name in a form that is equal for its spellings: without accents or particles, abbreviations written out, its words in alphabetical order. */
export const nombreComparable = (...partes: readonly unknown[]): string =>
  palabrasDeNombre(partes.map(parte => (typeof parte === 'string' ? parte.replaceAll(/ñ/giu, 'n') : '')).join(' '))
    .map(palabra => enteras.get(palabra) ?? palabra)
    .toSorted()
    .join(' ')

/** Abbreviations of names in the papers of a school, each with the whole name. */
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

/** Particles, names that can be shortened and their short forms, in small letters: all other words are common to two spellings of one name. */
export const palabrasQueVarian: readonly string[] = [...particulas, ...[...enteras].flat()].map(palabra =>
  palabra.toLowerCase(),
)

/** A person who is already there, as people are told of them. */
type QuienYaEsta = { readonly nombre: string; readonly tipo: string; readonly cuc: string | null }

/** Returns the warning of a person who would be there twice. */
export const fraseDeYaEsta = ({ nombre, tipo, cuc }: QuienYaEsta, por: 'curp' | 'nombre'): string =>
  `Ya hay una persona con ${por === 'curp' ? 'esta CURP' : 'este nombre y fecha de nacimiento'}: ${nombre} (${tipo}${cuc ? `, ${cuc}` : ''})`
