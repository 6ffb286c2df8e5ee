/** Whether a password is among the fifty thousand that leaks show to be commonest, whatever its capitals and the marks at its end. The list is read when it is first asked for. */
export const isFiltrada = async (contrasena: string): Promise<boolean> => {
  filtradas ??= leidas()
  const lista = await filtradas
  return formas(contrasena).some(forma => lista.has(forma))
}

let filtradas: Promise<ReadonlySet<string>> | undefined

const leidas = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** A password as a list of leaked ones may hold it: `Password1!` is `password1`. */
const formas = (contrasena: string): string[] => {
  const normal = contrasena.normalize('NFKC').toLowerCase()
  const sinFinal = normal.replace(/[^\p{L}\d]+$/u, '')
  return [normal, sinFinal]
}
