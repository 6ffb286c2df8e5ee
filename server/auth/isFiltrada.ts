import { esContrasenaComun } from '../../src/domain/contrasenaComun.ts'

/** Whether a password is one that a guesser tries early, by the rule of the domain over the fifty thousand that leaks show to be commonest. The list is read when it is first asked for. */
export const isFiltrada = async (contrasena: string): Promise<boolean> => {
  filtradas ??= leidas()
  return esContrasenaComun(contrasena, await filtradas)
}

let filtradas: Promise<ReadonlySet<string>> | undefined

const leidas = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
