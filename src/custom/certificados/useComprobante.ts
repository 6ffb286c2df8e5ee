import { useNotify } from 'ra-core'
import { useState } from 'react'
import type { ChosenPdf } from '../../admin/file/PdfInput.tsx'
import type { Hallado } from './solicitud.ts'

/** Holds the proof of payment of the student who was looked up. Finding another student, or recovering a draft, drops it and says so. */
export const useComprobante = () => {
  const notify = useNotify()
  const [pdf, setPdf] = useState<ChosenPdf>({})
  const [hallado, setHallado] = useState<Hallado>()
  /** Student that the proof belongs to, even while another matrícula is typed. A proof chosen before any student was found belongs to the next one found. */
  const [dueno, setDueno] = useState<Hallado>()
  const drop = (porque: string) => {
    if (pdf.file) notify(`Elija otra vez el comprobante de pago: «${pdf.file.name}» ${porque}`, { type: 'warning' })
    setPdf({})
  }
  return {
    pdf,
    hallado,
    choose: (elegido: ChosenPdf) => {
      setPdf(elegido)
      setDueno(hallado)
    },
    onFound: (quien?: Hallado) => {
      setHallado(quien)
      if (!quien) return
      if (dueno && dueno.matricula !== quien.matricula) drop(`era de ${dueno.nombre}`)
      setDueno(quien)
    },
    onRecovered: () => drop('se eligió antes de recuperar el borrador'),
    clear: () => {
      setPdf({})
      setHallado(undefined)
      setDueno(undefined)
    },
  }
}
