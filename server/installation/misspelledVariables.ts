import { distance } from 'fastest-levenshtein'

/** Returns a sentence for each variable that is set and looks like one of `names` with a slip in it: `PROXYS`, `SMTP_URI`. */
export const misspelledVariables = (env: NodeJS.ProcessEnv, names: readonly string[]): string[] =>
  Object.keys(env)
    .filter(name => name === name.toUpperCase() && !names.includes(name))
    .flatMap(name => {
      const closest = names.find(each => !env[each] && each.length > 4 && distance(name, each) <= 2)
      return closest
        ? [`La variable ${name} no existe, y ${closest} no está puesta: revise si quiso decir ${closest}.`]
        : []
    })
