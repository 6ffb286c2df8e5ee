import { spawn } from 'node:child_process'

/** Runs the tests of tests/largas, which take minutes: each works through commands as a developer gives them. Further words are parts of their names. */
export const ensayo = (palabras: readonly string[] = []): Promise<boolean> =>
  new Promise(listo => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'largas', ...palabras]
    const vitest = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, LARGAS: '1' } })
    vitest.once('close', code => listo(code === 0))
  })
