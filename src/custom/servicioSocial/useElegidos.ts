import { useState } from 'react'
import type { ChosenPdf } from '../../admin/file/PdfInput.tsx'
import { informacion } from '../../domain/servicioSocial/fases.ts'
import { faltaDeTransicion } from '../../domain/servicioSocial/faltaDeTransicion.ts'
import { servicioDe, type RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'

/** The PDFs that were chosen and not sent, by phase: one stays while another phase is looked at, and counts as long as its phase waits for one. */
export const useElegidos = (registro: RegistroDeServicio) => {
  const [elegidos, setElegidos] = useState<Readonly<Record<number, ChosenPdf>>>({})
  return {
    elegidos,
    elegir: (fase: number, pdf: ChosenPdf) => setElegidos(antes => ({ ...antes, [fase]: pdf })),
    olvidar: () => setElegidos({}),
    hay: Object.entries(elegidos).some(([fase, { file }]) => file && esperaArchivo(registro, Number(fase))),
  }
}

/** Whether the student may hand in a file for this phase now. */
export const esperaArchivo = (registro: RegistroDeServicio, fase: number) =>
  fase > informacion && faltaDeTransicion(servicioDe(registro), 'enviar', fase) === undefined
