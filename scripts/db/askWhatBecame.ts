import { prompt } from '../../server/process/prompt.ts'
import type { Wishes } from './plan/decisions.ts'
import { MigrationRefusal, type Gone } from './plan/MigrationRefusal.ts'

/** Calls `attempt` with the decisions made so far and, while it would lose data, asks at the terminal about one loss at a time. Without a terminal it throws the MigrationRefusal. */
export async function askWhatBecame<T>(wishes: Wishes, attempt: (wishes: Wishes) => Promise<T>): Promise<T> {
  try {
    return await attempt(wishes)
  } catch (error) {
    const [gone] = error instanceof MigrationRefusal && process.stdin.isTTY ? error.gone : []
    if (!gone) throw error
    return askWhatBecame(await decided(wishes, gone), attempt)
  }
}

async function decided(wishes: Wishes, { what, becoming }: Gone): Promise<Wishes> {
  const choices = [...becoming.map(name => `se llama ahora «${name}»`), 'ya no hace falta: se borra con sus datos']
  console.log(`«${what}» ya no está en las declaraciones:`)
  choices.forEach((choice, at) => console.log(`  ${at + 1}. ${choice}`))
  const answer = Number(await prompt(`De 1 a ${choices.length}`, { instead: '--renombrar o --destruir' }))
  const name = becoming[answer - 1]
  if (name) return { ...wishes, renamings: [...(wishes.renamings ?? []), [what, name]] }
  if (answer === choices.length) return { ...wishes, lose: new Set([...(wishes.lose ?? []), what]) }
  return decided(wishes, { what, becoming })
}
