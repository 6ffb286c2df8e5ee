/** Names a call without the names of its parameters (`GET estudiantes/{}/certificado`), from a path of the router or of the API document. */
export const callPattern = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replace(/^\//, '').replaceAll(/:\w+(\{[^}]*\})?\??|\{\w+\}/g, '{}')}`
