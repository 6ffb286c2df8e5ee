import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|html|svg|json|txt|map|ttf)$/

/** Writes a .br and a .gz beside each text asset of the build. The server sends them as they are. */
export const compress = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  async writeBundle({ dir = 'dist/web' }) {
    const files = await readdir(dir, { recursive: true, withFileTypes: true })
    const texts = files.filter(file => file.isFile() && compressible.test(file.name))
    await Promise.all(texts.map(file => compressFile(join(file.parentPath, file.name))))
  },
})

async function compressFile(path: string) {
  const content = await readFile(path)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
