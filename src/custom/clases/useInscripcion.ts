import { useSend } from '../../admin/send/useSend.ts'

/** Puts students into a class or takes one out; says what the server said and reads the lists again. (B §7, §8) */
export const useInscripcion = (path: string, onHecho: () => void = () => undefined) => {
  const { send, sending } = useSend({ reads: ['estudiantes'], onDone: onHecho })
  return { enviar: (cuerpo: object) => send(path, cuerpo), enviando: sending }
}
