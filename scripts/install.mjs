import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { root } from './root.mjs'

/** Installs the dependencies unless those that npm recorded as installed match package-lock.json. */
export function install() {
  if (installed()) return
  console.log('Instalando las dependencias; puede tardar un minuto…')
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error(
    'No se pudieron instalar las dependencias: revise la conexión a internet, los permisos de la carpeta y el espacio en el disco.',
  )
  process.exit(1)
}

function installed() {
  const found = packages('node_modules/.package-lock.json')
  return Object.entries(packages('package-lock.json'))
    .filter(([path]) => path !== '')
    .every(([path, { version, optional, devOptional }]) =>
      found[path] ? found[path].version === version : optional || devOptional,
    )
}

const packages = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {})
