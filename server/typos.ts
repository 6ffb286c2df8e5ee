/** A sentence for each variable that is set and looks like one of `names` with a slip in it: `PROXYS`, `SMTP_URI`. */
export const typos = (env: NodeJS.ProcessEnv, names: readonly string[]): string[] =>
  Object.keys(env)
    .filter(name => name === name.toUpperCase() && !names.includes(name))
    .flatMap(name => {
      const meant = names.find(each => !env[each] && each.length > 4 && distance(name, each) <= 2)
      return meant ? [`La variable ${name} no existe, y ${meant} no está puesta: revise si quiso decir ${meant}.`] : []
    })

/** How many letters must be put, taken or changed to make one word of another. (Levenshtein) */
const distance = (one: string, other: string): number => {
  let row = [...other, ''].map((_, index) => index)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, each] of [...other].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === each ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}
