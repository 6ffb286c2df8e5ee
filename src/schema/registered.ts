/** Returns what the house registered under a name; throws for a name that it did not. */
export const registered = <T>(registry: Readonly<Record<string, T>>, name: string): T => {
  const found = Object.hasOwn(registry, name) ? registry[name] : undefined
  if (found === undefined) throw new Error(`the house registers nothing called «${name}»`)
  return found
}
