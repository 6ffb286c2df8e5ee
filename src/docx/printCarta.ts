import { samePerson } from '../api/session.ts'
import type { Firmas } from '../domain/firmantes.ts'
import type { Carta } from './Carta.ts'
import { FallaDePlantilla } from './FallaDePlantilla.ts'
import { llenar } from './llenar.ts'

/** Fills the template of a letter, as it lies on the server now, and downloads the Word file, unless the signed-in person changed meanwhile. Throws FallaDePlantilla when it cannot. (B §7) */
export const printCarta = async <Datos>(carta: Carta<Datos>, datos: Datos, firmas: Firmas): Promise<void> => {
  const sigueAqui = samePerson()
  const plantilla = await leida(carta.plantilla, carta.nombre)
  const bytes = llenar(plantilla, carta.nombre, carta.campos(datos, firmas))
  if (!sigueAqui()) return
  download(
    new Blob([bytes], { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' }),
    `${carta.archivo(datos)}.docx`,
  )
}

/** Reads a template past the browser's cache: an office may have replaced it since the last letter. */
const leida = async (archivo: string, nombre: string): Promise<ArrayBuffer> => {
  const respuesta = await fetch(`/plantillas/${archivo}`, { cache: 'no-cache' }).catch(() => undefined)
  if (!respuesta?.ok) throw new FallaDePlantilla(`No se encontró la plantilla de «${nombre}»`)
  return respuesta.arrayBuffer()
}

const download = (documento: Blob, nombre: string) => {
  const url = URL.createObjectURL(documento)
  const enlace = Object.assign(document.createElement('a'), { href: url, download: nombre })
  enlace.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
