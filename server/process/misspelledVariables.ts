import { distance } from 'fastest-levenshtein'

/** Returns a sentence for each variable that is set and looks like one of `names` with a slip in it: `PROXYS`, `SMTP_URI`. */
export const misspelledVariables = (env: NodeJS.ProcessEnv, names: readonly string[]): string[] =>
  Object.keys(env)
    .filter(name => name === name.toUpperCase() && !names.includes(name))
    .flatMap(name => {
      const meant = names.find(each => !env[each] && each.length > 4 && distance(name, each) <= 2)
      return meant ? [`La variable ${name} no existe, y ${meant} no está puesta: revise si quiso decir ${meant}.`] : []
    })
