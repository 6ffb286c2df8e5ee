/** What the house registered under a name; one that it did not is a defect and throws. A house may register nothing at all. */
export const registered = <T>(all: Readonly<Record<string, T>>, name: string): T => {
  const found = Object.hasOwn(all, name) ? all[name] : undefined
  if (found === undefined) throw new Error(`the house registers nothing called «${name}»`)
  return found
}
