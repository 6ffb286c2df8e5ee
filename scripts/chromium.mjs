import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The headless shell does the same with two thirds of the work, but shows no PDF. */
const shell = 'chromium-headless-shell'

/** Returns the path of a Chromium for the tests: the machine's own, else one installed with apt-get where that is allowed, else Playwright's download. Undefined when there is none. */
export const chromium = () => had([shell, ...names])

/** Like `chromium`, but looks for a full browser, which shows PDFs too. */
export const wholeChromium = () => had(names)

async function had(wanted) {
  const found = installedChromium(wanted)
  if (found || process.env.CHROMIUM_PATH) return found
  console.log('No hay un Chromium en esta máquina: instalándolo para las pruebas…')
  return withApt(wanted) ?? (await withPlaywright())
}

/** Returns the path of a Chromium that this machine has: CHROMIUM_PATH, else the first of the wanted names on the usual paths. */
export const installedChromium = (wanted = [...names, shell]) =>
  (process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : candidates(wanted)).find(works)

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']

function candidates(wanted) {
  const { env, platform } = process
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      name => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  }
  if (platform === 'win32') {
    const roots = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean)
    return roots.flatMap(folder =>
      [
        'Google/Chrome/Application/chrome.exe',
        'Chromium/Application/chrome.exe',
        'Microsoft/Edge/Application/msedge.exe',
      ].map(path => join(folder, path)),
    )
  }
  const folders = (env.PATH ?? '').split(delimiter)
  return wanted.flatMap(name => folders.map(folder => join(folder, name)))
}

/** Runs it, because some systems put a script under that name that only explains how to install the browser. */
const works = path => existsSync(path) && (process.platform === 'win32' || run(path, '--version').status === 0)

/** Names of the Debian packages. */
const packages = [shell, 'chromium']

function withApt(wanted) {
  if (process.getuid?.() !== 0 || run('apt-get', '--version').status !== 0) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', 'update', { env })
  for (const name of wanted.filter(each => packages.includes(each))) {
    run('apt-get', 'install', '-y', '--no-install-recommends', name, { env })
    const found = candidates(wanted).find(works)
    if (found) return found
  }
  return undefined
}

async function withPlaywright() {
  const { chromium: playwright } = await import('playwright-core')
  const dependencies = process.platform === 'linux' && process.getuid() === 0 ? ['--with-deps'] : []
  run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', ...dependencies, 'chromium')
  return [playwright.executablePath()].find(works)
}

function run(program, ...args) {
  const options = typeof args.at(-1) === 'object' ? args.pop() : {}
  return spawnSync(program, args, { stdio: 'ignore', timeout: 600_000, ...options })
}
