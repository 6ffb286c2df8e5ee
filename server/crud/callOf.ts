/** `GET estudiantes/{}/certificado`: a call whatever its parameters are called, as the router or the document of the API says it. */
export const callOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replace(/^\//, '').replaceAll(/:\w+(\{[^}]*\})?\??|\{\w+\}/g, '{}')}`
