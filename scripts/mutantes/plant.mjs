import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { root } from '../root.mjs'
import { writeMutants } from './result.mjs'

const copied = [
  'src',
  'server',
  'tests',
  'scripts',
  'public',
  'docs',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]
const settings = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false }
const quiet = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false }

/** Copies the project to `folder` with every fault of `source` planted but inactive, and records every `each`th of them, beginning with `first`. */
export async function plant(folder, source, names, { each, first }) {
  rmSync(folder, { recursive: true, force: true })
  const copy = join(folder, 'copia')
  mkdirSync(copy, { recursive: true })
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true })
  const files = filesOf(join(copy, source), names).map(name => ({
    name,
    mutate: true,
    content: forgetful(readFileSync(name, 'utf8')),
  }))
  const { files: planted, mutants } = await new Instrumenter(quiet).instrument(files, settings)
  for (const { name, content } of planted) writeFileSync(name, content)
  const taken = mutants
    .filter((_, index) => index % each === first)
    .toSorted((a, b) => strewn(a) - strewn(b))
    .map(({ id, fileName, mutatorName, replacement, location }) => {
      const file = relative(copy, fileName)
      return {
        id,
        file,
        mutatorName,
        replacement,
        location,
        line: readFileSync(join(root, file), 'utf8').split('\n')[location.start.line],
      }
    })
  writeMutants(folder, taken)
  console.log(
    `${source}: ${mutants.length} fallas sembradas${each > 1 ? `, una de cada ${each} desde la ${first}: ${taken.length}` : ''}`,
  )
}

/** Returns a fixed rank that follows no file, so that the faults tried when time ends are a sample of the whole. */
const strewn = ({ id }) => (Number(id) * 2_654_435_761) % 2 ** 32

/** Leaves `tables.ts` files out, because the migration check compares them. */
const filesOf = (folder, names) =>
  readdirSync(folder, { recursive: true })
    .filter(path => path.endsWith('.ts') && !path.endsWith('tables.ts'))
    .filter(path => !names.length || names.includes(basename(path, '.ts')))
    .toSorted()
    .map(path => join(folder, path))

/** Makes a file recompute what it caches while a fault is active: a value cached before would hide it. */
const forgetful = content =>
  content
    .replaceAll(/new WeakMap(?=[<(])/g, 'new (globalThis.MapasOlvidadizos?.WeakMap ?? WeakMap)')
    .replaceAll(/(?<=^const \w+ = )new Map(?=(<.*>)?\(\)$)/gm, 'new (globalThis.MapasOlvidadizos?.Map ?? Map)')
