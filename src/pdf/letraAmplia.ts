import negrita from 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'
import normal from 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'
import type { jsPDF } from 'jspdf'

/**
 * Replaces Helvetica in a document by a font as narrow, with Vietnamese, Oaxacan, Greek and Cyrillic signs. Returns
 * whether it has a given sign. Rejects if it cannot be loaded, tried twice.
 */
export const letraAmplia = async (doc: jsPDF): Promise<(signo: string) => boolean> => {
  await Promise.all(
    [
      ['normal', normal],
      ['bold', negrita],
    ].map(async ([estilo = '', direccion = '']) => {
      const bytes = await leida(direccion).catch(() => leida(direccion))
      doc.addFileToVFS(direccion, enBinario(bytes)).addFont(direccion, 'helvetica', estilo)
    }),
  )
  const { codeMap }: { codeMap: Readonly<Record<number, number>> } = doc.setFont('helvetica', 'normal').getFont()
    .metadata.cmap.unicode
  return signo => deIzquierdaADerecha.test(signo) && Boolean(codeMap[signo.codePointAt(0) ?? 0])
}

const leida = async (direccion: string) => {
  const respuesta = await fetch(direccion)
  if (!respuesta.ok) throw new Error(`${direccion}: ${respuesta.status}`)
  return respuesta.arrayBuffer()
}

/** Returns the bytes as the library takes them: one character each. */
const enBinario = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), byte => String.fromCharCode(byte)).join('')

/** Signs of the scripts that the library writes without losing or disordering any; of Arabic it drops ligatures. */
const deIzquierdaADerecha =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]$/u
