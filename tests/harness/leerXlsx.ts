import PizZip from 'pizzip'

export type Celda = { tipo: 'texto' | 'numero' | 'fecha'; valor: string | number }
export type Hoja = { nombre: string; filas: (Celda | undefined)[][]; anchos: number[]; fija: boolean; formulas: number }

/** Reads the only sheet of a workbook from its XML: the type and value of each cell, by column. Shares no code with the writer. */
export const leerXlsx = (bytes: ArrayBuffer): Hoja => {
  const zip = new PizZip(bytes)
  const parte = (nombre: string) => zip.file(nombre)?.asText() ?? ''
  const hoja = parte('xl/worksheets/sheet1.xml')
  const formatos = new Map(
    todos(parte('xl/styles.xml'), /<numFmt ([^>]*)\/?>/g).map(a => [attr(a, 'numFmtId'), attr(a, 'formatCode')]),
  )
  const estilos = todos(/<cellXfs[^>]*>([\s\S]*?)<\/cellXfs>/.exec(parte('xl/styles.xml'))?.[1] ?? '', /<xf ([^>]*)>/g)
    .map(a => attr(a, 'numFmtId'))
    .map(id => formatos.get(id) ?? id)
  const filas = todos(hoja, /<row [^>]*>([\s\S]*?)<\/row>/g).map(fila => {
    const celdas: (Celda | undefined)[] = []
    for (const [, dichos = '', dentro = ''] of fila.matchAll(/<c ([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const columna = [...attr(dichos, 'r').replace(/\d+$/, '')].reduce(
        (n, letra) => n * 26 + letra.charCodeAt(0) - 64,
        0,
      )
      celdas[columna - 1] = celda(dichos, dentro, estilos[Number(attr(dichos, 's') || 0)] ?? '')
    }
    return celdas
  })
  return {
    nombre: sinEntidades(attr(/<sheet ([^>]*)\/>/.exec(parte('xl/workbook.xml'))?.[1] ?? '', 'name')),
    filas,
    anchos: todos(hoja, /<col ([^>]*)\/>/g).map(a => Number(attr(a, 'width'))),
    fija: /<pane [^>]*ySplit="1"[^>]*state="frozen"/.test(hoja),
    formulas: todos(hoja, /<f[ >]/g).length,
  }
}

const celda = (dichos: string, dentro: string, formato: string): Celda | undefined => {
  const texto = /<t[^>]*>([\s\S]*?)<\/t>/.exec(dentro)?.[1]
  if (attr(dichos, 't') === 'inlineStr') return { tipo: 'texto', valor: sinEntidades(texto ?? '') }
  const valor = /<v>([\s\S]*?)<\/v>/.exec(dentro)?.[1]
  if (valor === undefined) return undefined
  return formato === 'dd/mm/yyyy'
    ? { tipo: 'fecha', valor: new Date(Date.UTC(1899, 11, 30 + Number(valor))).toISOString().slice(0, 10) }
    : { tipo: 'numero', valor: Number(valor) }
}

const todos = (texto: string, patron: RegExp) => [...texto.matchAll(patron)].map(hallado => hallado[1] ?? '')
const attr = (texto: string, nombre: string) => new RegExp(`(?:^| )${nombre}="([^"]*)"`).exec(texto)?.[1] ?? ''
const sinEntidades = (texto: string) =>
  texto
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
