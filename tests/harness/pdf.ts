import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Reads the text of a PDF: for each page its size (points) and its lines, from top to bottom and left to right; and the rightmost position of any text (points). */
export async function pdfLeido(archivo: Blob | Uint8Array) {
  const data = new Uint8Array(archivo instanceof Blob ? await archivo.arrayBuffer() : archivo)
  const documento = await getDocument({ data, verbosity: 0 }).promise
  const finales: number[] = []
  const paginas = await Promise.all(
    Array.from({ length: documento.numPages }, async (_, lugar) => {
      const pagina = await documento.getPage(lugar + 1)
      const { items } = await pagina.getTextContent()
      const [, , ancho = 0, alto = 0] = pagina.view
      for (const item of items) if ('str' in item) finales.push(Number(item.transform[4]) + item.width)
      return {
        ancho,
        alto,
        renglones: renglones(
          items.flatMap(item =>
            'str' in item && item.str.trim()
              ? [{ texto: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }]
              : [],
          ),
        ),
      }
    }),
  )
  return { paginas, hastaDonde: Math.max(...finales), texto: paginas.flatMap(pagina => pagina.renglones).join('\n') }
}

/** Reads the pieces of text on the first page of a PDF: the place of each and the height of its letter (points). */
export async function letrasDe(archivo: Blob) {
  const documento = await getDocument({ data: new Uint8Array(await archivo.arrayBuffer()), verbosity: 0 }).promise
  const { items } = await (await documento.getPage(1)).getTextContent()
  return items.flatMap(item =>
    'str' in item && item.str.trim()
      ? [{ texto: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), alto: item.height }]
      : [],
  )
}

type Trozo = { texto: string; x: number; y: number }

/** Joins pieces at about the same height into lines. */
const renglones = (trozos: readonly Trozo[]) => {
  const alturas = new Map<number, Trozo[]>()
  for (const trozo of trozos) {
    const altura = [...alturas.keys()].find(y => Math.abs(y - trozo.y) < 2) ?? trozo.y
    alturas.set(altura, [...(alturas.get(altura) ?? []), trozo])
  }
  return [...alturas.entries()]
    .sort(([una], [otra]) => otra - una)
    .map(([, de]) =>
      de
        .sort((uno, otro) => uno.x - otro.x)
        .map(({ texto }) => texto.trim())
        .join(' | '),
    )
}
