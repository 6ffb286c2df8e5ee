/** Returns how the document names each path. OpenAPI takes two paths that differ only in the name of a parameter for one: the one that ends in `{key}` names both. */
export const documentPaths = (paths: readonly string[]): ((path: string) => string) => {
  const keyed = new Map(paths.filter(path => path.endsWith('/{key}')).map(path => [nameless(path), path]))
  return path => keyed.get(nameless(path)) ?? path
}

const nameless = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')
