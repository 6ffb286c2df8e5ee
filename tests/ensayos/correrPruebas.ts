import { spawn } from 'node:child_process'
import { wholeChromium } from '../../scripts/chromium.mjs'

/** Runs tests with Vitest, long ones included; its reporter prints the counts. Returns whether all passed. */
export const correrPruebas = async (args: readonly string[]): Promise<boolean> => {
  const CHROMIUM_PATH = await wholeChromium()
  return new Promise(listo => {
    const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH, LARGAS: '1' },
    })
    vitest.once('close', code => listo(code === 0))
  })
}
