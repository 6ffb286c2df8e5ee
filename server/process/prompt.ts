import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartRefusal } from './StartRefusal.ts'

/** Asks a person at the terminal; `hidden` does not show what is typed. Without a terminal throws StartRefusal, naming what to give `instead`. */
export function prompt(
  question: string,
  { instead, hidden = false }: { instead: string; hidden?: boolean },
): Promise<string> {
  if (!process.stdin.isTTY) throw new StartRefusal(`Falta ${instead}.`)
  process.stdout.write(`${question}: `)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: hidden ? silent : process.stdout, terminal: hidden })
  return new Promise((resolve, reject) => {
    lines.once('SIGINT', () => reject(new StartRefusal('Cancelado: no se creó nada.')))
    lines.once('close', () => reject(new StartRefusal('Cancelado: no se creó nada.')))
    lines.once('line', line => {
      resolve(line.trim())
      if (hidden) process.stdout.write('\n')
      lines.close()
    })
  })
}
