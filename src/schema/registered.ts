/** Returns what the house registered under a name; throws for a name that it did not. */
export const registered = <T>(all: Readonly<Record<string, T>>, name: string): T => {
  const found = Object.hasOwn(all, name) ? all[name] : undefined
  if (found === undefined) throw new Error(`the house registers nothing called «${name}»`)
  return found
}
