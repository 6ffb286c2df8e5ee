import { setTimeout as pausa } from 'node:timers/promises'
import type { Correo, Opciones } from '../contexto.ts'

const segundos = (n: number) => n * 1000

/** Hands a message over again after each of these pauses, in milliseconds, while it cannot be; rejects with the last failure, or at once when the server of mail refused the message for good. All within the life of a recovery link. */
export const conReintentos =
  (
    enviar: Opciones['enviarCorreo'],
    pausas: readonly number[] = [segundos(3), segundos(20), segundos(120), segundos(480)],
  ): Opciones['enviarCorreo'] =>
  async correo => {
    for (const milisegundos of pausas) {
      if (await entregado(enviar, correo)) return
      await pausa(milisegundos, undefined, { ref: false })
    }
    await enviar(correo)
  }

const entregado = async (enviar: Opciones['enviarCorreo'], correo: Correo): Promise<boolean> => {
  try {
    await enviar(correo)
    return true
  } catch (error) {
    if (esDefinitivo(error)) throw error
    return false
  }
}

/** A refusal of the five hundreds will not change by asking again. (RFC 5321) */
const esDefinitivo = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
