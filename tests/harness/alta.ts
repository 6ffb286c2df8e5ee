import type { Escena } from './escena.ts'

/** Adds a record through the API and returns it. Throws for any status but 201. */
export const alta = async (
  e: Escena,
  nombre: string,
  cuerpo: unknown,
  token: string | undefined,
): Promise<Record<string, string | null>> => {
  const { status, data, texto } = await e.pedir('POST', nombre, { token, cuerpo })
  if (status !== 201) throw new Error(texto)
  return data
}
