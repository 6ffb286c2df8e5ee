import { useRef, useState } from 'react'
import { admitsConditions } from '../../api/admitsConditions.ts'
import { sendOnce } from '../../api/sendOnce.ts'
import { adviceIn } from '../../admin/form/advice/adviceIn.ts'
import { useSend } from '../../admin/send/useSend.ts'
import { adviceSeen, longestAdvice, type Finding } from '../../schema/advice.ts'

/** Adds students to a class or removes one: shows the server's message and reads the lists again. (B §7, §8) */
export const useInscripcion = (path: string, onDone: () => void = () => undefined) => {
  const [hallazgos, setHallazgos] = useState<readonly Finding[]>([])
  const { send, sending } = useSend({
    reads: ['estudiantes', 'clases'],
    onDone,
    onFailed: error => setHallazgos(antes => adviceIn(error)?.hallazgos ?? antes),
  })
  const advertido = useRef(false)
  return {
    hallazgos,
    /** Asks the server for its findings against the change. A server without advice has none, and findings that come too late are left to the write. */
    warn: async (cuerpo: object) => {
      try {
        const { data } = await sendOnce('POST', '/advertencias/inscripciones', {
          key: null,
          savesNothing: true,
          signal: AbortSignal.timeout(longestAdvice),
          body: cuerpo,
        })
        advertido.current = Array.isArray(data?.hallazgos)
        setHallazgos(advertido.current ? data.hallazgos : [])
      } catch {
        advertido.current = admitsConditions()
        setHallazgos([])
      }
    },
    send: (cuerpo: object) =>
      advertido.current ? send(path, cuerpo, 'POST', adviceSeen(hallazgos)) : send(path, cuerpo),
    sending,
  }
}
