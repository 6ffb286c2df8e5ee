import { spawn } from 'node:child_process'
import { wholeChromium } from '../../scripts/chromium.mjs'

/** Runs the tests of tests/largas, which take minutes: commands as a developer gives them, whole stories in a browser, several processes, large seeds. Further words are parts of their names. */
export const ensayo = async (palabras: readonly string[] = []): Promise<boolean> => {
  const CHROMIUM_PATH = await wholeChromium()
  return new Promise(listo => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'largas*', ...palabras]
    const vitest = spawn(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH, LARGAS: '1' },
    })
    vitest.once('close', code => listo(code === 0))
  })
}
