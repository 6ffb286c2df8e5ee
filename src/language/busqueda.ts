import { sinAcentos } from './texto.ts'

/** Normalises a text for comparison without accents: lower case, no accents, one space between words. */
export const paraBusqueda = (texto: string): string => conUnEspacio(sinAcentos(texto).toLowerCase())

/** Returns a test for texts that contain what somebody typed, whatever its accents, capitals and blanks; a typed n finds ñ too, a typed ñ only ñ. */
export const halla = (escrito: string): ((texto: string) => boolean) => {
  if (!/ñ/i.test(escrito.normalize('NFC'))) {
    const buscado = paraBusqueda(escrito)
    return texto => paraBusqueda(texto).includes(buscado)
  }
  const patron = new RegExp(
    conEnie(escrito)
      .replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
      .replaceAll('n', '[nñ]'),
  )
  return texto => patron.test(conEnie(texto))
}

/** Normalises as `paraBusqueda` does, but keeps the ñ. */
const conEnie = (texto: string) =>
  conUnEspacio(
    texto
      .normalize('NFC')
      .replaceAll(/[^ñÑ]+/g, sinAcentos)
      .toLowerCase(),
  )

const conUnEspacio = (texto: string) => texto.trim().replaceAll(/\s+/g, ' ')
