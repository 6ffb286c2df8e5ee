import { parentPort } from 'node:worker_threads'

/** A thread that opens with pdf.js each PDF that it is sent, one at a time, and answers `bien` or what is wrong with it. Plain JavaScript, since Node runs it from the sources too. */
class Nada {}

/** pdf.js asks Node for a native canvas as it loads; nothing is drawn here. */
process.getBuiltinModule = () => ({
  createRequire: () => () => ({ DOMMatrix: Nada, ImageData: Nada, Path2D: Nada }),
})

/** Bytes that the file at hand may still ask for as it unfolds: the limits of a thread count objects, not buffers. The file that asks for more ends the thread. */
let quedan = Infinity
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(tipo, argumentos, nuevo) {
    if (typeof argumentos[0] === 'number') quedan -= argumentos[0]
    if (quedan < 0) {
      parentPort.postMessage('excesivo')
      process.exit()
    }
    return Reflect.construct(tipo, argumentos, nuevo)
  },
})

globalThis.pdfjsWorker = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs')
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.min.mjs')

const abierto = async data => {
  const tarea = getDocument({ data, verbosity: 0, isEvalSupported: false, useWorkerFetch: false, enableXfa: false })
  try {
    const documento = await tarea.promise
    const { info } = await documento.getMetadata()
    if (info.EncryptFilterName) return 'protegido'
    for (let pagina = 1; pagina <= documento.numPages; pagina += 1) await documento.getPage(pagina)
    return documento.numPages > 0 ? 'bien' : 'vacio'
  } catch (error) {
    return error?.name === 'PasswordException' ? 'protegido' : 'roto'
  } finally {
    await tarea.destroy()
  }
}

parentPort.on('message', async ({ contenido, bytes }) => {
  quedan = bytes
  parentPort.postMessage(await abierto(contenido))
})
parentPort.postMessage('listo')
