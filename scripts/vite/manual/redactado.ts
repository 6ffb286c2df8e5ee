import { Marked } from 'marked'

type Medidas = ReadonlyMap<string, { ancho: number; alto: number } | undefined>

/** Renders a page of the manual from its Markdown: title, body and the sections of its index. */
export const redactado = (texto: string, medidas: Medidas) => {
  const secciones: { id: string; titulo: string }[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = clave(text)
        if (depth === 2) secciones.push({ id, titulo: text.replaceAll(/[*`]/g, '') })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        return `<a href="${href.replace(/^(?:\.\/)?(\w+)\.md/, (_, pagina: string) => (pagina === 'README' ? '/manual' : `/manual/${pagina}`))}">${this.parser.parseInline(tokens)}</a>`
      },
      image({ href, text }) {
        const { ancho, alto } = medidas.get(href.split('/').at(-1) ?? '') ?? {}
        return `<img src="/manual/${href}" alt="${escapado(text)}" loading="lazy"${ancho ? ` width="${ancho}" height="${alto}"` : ''}>`
      },
      table(token) {
        const celda = (que: (typeof token.header)[number], en: string) =>
          `<${en}>${this.parser.parseInline(que.tokens)}</${en}>`
        const filas = token.rows.map(fila => `<tr>${fila.map(cada => celda(cada, 'td')).join('')}</tr>`).join('\n')
        return `<div class="tabla"><table><thead><tr>${token.header.map(cada => celda(cada, 'th')).join('')}</tr></thead><tbody>${filas}</tbody></table></div>\n`
      },
    },
  })
  const cuerpo = marked.parse(texto, { async: false })
  return { titulo: /^# (.+)$/m.exec(texto)?.[1] ?? 'Manual', cuerpo, secciones }
}

const clave = (titulo: string) =>
  titulo
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const escapado = (texto: string) => texto.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
