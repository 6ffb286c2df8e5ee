import { spawn } from 'node:child_process'
import { accessSync, constants, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, mark } from './fingerprint.mjs'
import { root } from './root.mjs'

/** Builds the web app and the server into `dist`, both at once. A failed build leaves the previous one in place and ends the process with code 1. */
export async function build() {
  refuseUnwritable()
  console.log('Construyendo la aplicación…')
  const sources = fingerprint()
  const next = `node_modules/.cuc-${process.pid}`
  try {
    await Promise.all([vite('--outDir', `${next}/web`), vite('--ssr', '--outDir', `${next}/server`)])
    writeFileSync(join(root, next, mark), sources)
    rmSync(join(root, 'dist'), { recursive: true, force: true })
    renameSync(join(root, next), join(root, 'dist'))
  } catch (error) {
    rmSync(join(root, next), { recursive: true, force: true })
    console.error(isFull(error) ? full : `${error.message}\nNo se pudo construir la aplicación.`)
    process.exit(1)
  }
}

const isFull = ({ message }) => /ENOSPC|EDQUOT|No space left|os error 28|StorageFull/i.test(message)

const full = `No queda espacio en el disco de ${root}: la aplicación no se pudo construir. Libere al menos 100 MB y vuelva a arrancar.`

function refuseUnwritable() {
  try {
    for (const folder of ['.', 'node_modules']) accessSync(join(root, folder), constants.W_OK)
  } catch {
    console.error(
      `Hay cambios por construir y no se puede escribir en ${root}: ejecute npm run build con el usuario que la tiene.`,
    )
    process.exit(1)
  }
}

const vite = (...args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...args, '--logLevel', 'warn'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', chunk => (output += chunk))
    child.stderr.on('data', chunk => (output += chunk))
    child.once('close', code => (code === 0 ? resolve() : reject(new Error(output))))
  })
