/** Names a call whatever its parameters are called, `GET estudiantes/{}/certificado`, as the router or the document of the API says it. */
export const callPattern = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replace(/^\//, '').replaceAll(/:\w+(\{[^}]*\})?\??|\{\w+\}/g, '{}')}`
