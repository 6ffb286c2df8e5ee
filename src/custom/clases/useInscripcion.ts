import { useRef, useState } from 'react'
import { admitsConditions } from '../../api/admitsConditions.ts'
import { sendOnce } from '../../api/sendOnce.ts'
import { adviceIn } from '../../admin/form/advice/adviceIn.ts'
import { useSend } from '../../admin/send/useSend.ts'
import { adviceHeader, type Finding } from '../../schema/advice.ts'

/** Puts students into a class or takes one out; says what the server said and reads the lists again. (B §7, §8) */
export const useInscripcion = (path: string, onHecho: () => void = () => undefined) => {
  const [hallazgos, setHallazgos] = useState<readonly Finding[]>([])
  const { send, sending } = useSend({
    reads: ['estudiantes', 'clases'],
    onDone: onHecho,
    onFailed: error => setHallazgos(antes => adviceIn(error)?.hallazgos ?? antes),
  })
  const advertido = useRef(false)
  return {
    hallazgos,
    /** Asks what is known against it; a server without advice knows nothing, and what does not come in time is left to the write. */
    advertir: async (cuerpo: object) => {
      try {
        const { data } = await sendOnce('POST', '/advertencias/inscripciones', {
          key: null,
          savesNothing: true,
          signal: AbortSignal.timeout(paciencia),
          body: cuerpo,
        })
        advertido.current = Array.isArray(data?.hallazgos)
        setHallazgos(advertido.current ? data.hallazgos : [])
      } catch {
        advertido.current = admitsConditions()
        setHallazgos([])
      }
    },
    enviar: (cuerpo: object) =>
      advertido.current
        ? send(path, cuerpo, 'POST', { [adviceHeader]: hallazgos.map(({ id }) => id).join(',') || 'none' })
        : send(path, cuerpo),
    enviando: sending,
  }
}

/** Nobody waits longer for advice (ms). */
const paciencia = 4000
