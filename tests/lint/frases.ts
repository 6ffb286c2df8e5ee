import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

export type Frase = { donde: string; texto: string }

/** Returns every text in the sources that somebody may read: literals, templates (their values as …) and JSX texts, of several words or with a capital. */
export const frasesDeFuentes = (): Frase[] =>
  ['src', 'server', 'scripts'].flatMap(folder =>
    filesIn(folder, /\.(tsx?|mjs|js)$/).flatMap(file =>
      textsOf(parseSync(file, readFileSync(file, 'utf8')).program.body)
        .map(texto => ({ donde: file, texto: texto.replace(/[^\S\n]+/g, ' ').trim() }))
        .filter(({ texto }) => /^\p{Lu}|[\s¿¡]/u.test(texto)),
    ),
  )

/** Returns every line of the manual. */
export const frasesDelManual = (): Frase[] =>
  filesIn('docs/manual', /\.md$/).flatMap(donde =>
    readFileSync(donde, 'utf8')
      .split('\n')
      .map(texto => ({ donde, texto })),
  )

/** Returns the files of a folder and its subfolders with a name like that. */
export const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && name.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'))

/** Collects the texts of a syntax tree. Nodes are recognised by their `type`; their other properties are read as they come. */
function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf)
  if (typeof node !== 'object' || node === null) return []
  const { type, value, quasis }: { type?: unknown; value?: unknown; quasis?: unknown } = node
  if (type === 'ImportDeclaration') return []
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return [value]
  const within = Object.entries(node).flatMap(([key, each]) => (key === 'quasis' ? [] : textsOf(each)))
  return Array.isArray(quasis) ? [quasis.map(cooked).join('…'), ...within] : within
}

const cooked = ({ value }: { value: { cooked: string } }) => value.cooked
