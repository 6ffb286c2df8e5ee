import { useNotify } from 'ra-core'
import { useState } from 'react'
import type { ChosenPdf } from '../../admin/file/PdfInput.tsx'
import type { Hallado } from './solicitud.ts'

/** The proof of payment of whoever is looked up: when another student is found, or a draft brings one, it goes with the former, and that is said. */
export const useComprobante = () => {
  const notify = useNotify()
  const [pdf, setPdf] = useState<ChosenPdf>({})
  const [hallado, setHallado] = useState<Hallado>()
  /** Whose it is: also while another matrícula is being written; whoever is found next, where it was chosen for nobody yet. */
  const [dueno, setDueno] = useState<Hallado>()
  const soltar = (porque: string) => {
    if (pdf.file) notify(`Elija otra vez el comprobante de pago: «${pdf.file.name}» ${porque}`, { type: 'warning' })
    setPdf({})
  }
  return {
    pdf,
    hallado,
    elegir: (elegido: ChosenPdf) => {
      setPdf(elegido)
      setDueno(hallado)
    },
    alHallar: (quien?: Hallado) => {
      setHallado(quien)
      if (!quien) return
      if (dueno && dueno.matricula !== quien.matricula) soltar(`era de ${dueno.nombre}`)
      setDueno(quien)
    },
    alRecuperar: () => soltar('se eligió antes de recuperar el borrador'),
    vaciar: () => {
      setPdf({})
      setHallado(undefined)
      setDueno(undefined)
    },
  }
}
