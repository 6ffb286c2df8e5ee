import { spawn } from 'node:child_process'

/** The system user that a child process runs as; undefined keeps the current one. */
export type SystemUser = { uid: number; gid: number }

type Outcome = { code: number; output: string }

/** Runs a program to its end and returns its exit code and what it said; never throws. `quiet` gives the child no pipe to keep open. */
export const run = (
  program: string,
  args: string[],
  { user, quiet = false }: { user?: SystemUser | undefined; quiet?: boolean } = {},
): Promise<Outcome> =>
  new Promise(resolve => {
    const child = spawn(program, args, {
      ...user,
      cwd: process.platform === 'win32' ? undefined : '/',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: quiet ? 'ignore' : ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    child.stdout?.on('data', chunk => (output += chunk))
    child.stderr?.on('data', chunk => (output += chunk))
    child.once('error', error => resolve({ code: 127, output: error.message }))
    child.once(quiet ? 'exit' : 'close', code => resolve({ code: code ?? 1, output }))
  })
