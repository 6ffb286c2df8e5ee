/** Under which path the document tells each call. Two that differ only in how they name a part are one path to OpenAPI: `{key}` names it. */
export const documentPaths = (paths: readonly string[]): ((path: string) => string) => {
  const keyed = new Map(paths.filter(path => path.endsWith('/{key}')).map(path => [nameless(path), path]))
  return path => keyed.get(nameless(path)) ?? path
}

const nameless = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')
