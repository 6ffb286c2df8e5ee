import { useState } from 'react'
import type { ChosenPdf } from '../../admin/file/PdfInput.tsx'
import { informacion } from '../../domain/servicioSocial/fases.ts'
import { faltaDeTransicion } from '../../domain/servicioSocial/faltaDeTransicion.ts'
import { servicioDe, type RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'

/** Holds the PDFs that were chosen and not sent, by phase. A file stays while another phase is shown, and `hay` counts it only while its phase waits for one. */
export const useElegidos = (registro: RegistroDeServicio) => {
  const [elegidos, setElegidos] = useState<Readonly<Record<number, ChosenPdf>>>({})
  return {
    elegidos,
    choose: (fase: number, pdf: ChosenPdf) => setElegidos(antes => ({ ...antes, [fase]: pdf })),
    forget: () => setElegidos({}),
    hay: Object.entries(elegidos).some(([fase, { file }]) => file && esperaArchivo(registro, Number(fase))),
  }
}

/** Tells whether the student may hand in a file for this phase now. */
export const esperaArchivo = (registro: RegistroDeServicio, fase: number) =>
  fase > informacion && faltaDeTransicion(servicioDe(registro), 'enviar', fase) === undefined
