import { useNotify } from 'ra-core'
import { useState } from 'react'
import { samePerson } from '../../api/session.ts'
import { today } from '../../api/today.ts'
import { saveFile } from '../file/saveFile.ts'
import { pdfRemedy } from './pdfRemedy.ts'

/** A PDF built in the browser, and the notice to give with it. */
type PrintedPdf = { file: Blob; warning?: string }

/** Provides the download of a PDF built in the browser, after its notice, dated by the server's clock, for the person who asked for it. (B §8) */
export const usePdf = () => {
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const download = async (name: string, build: (today: string) => Promise<PrintedPdf>) => {
    setBusy(true)
    const isStillHere = samePerson()
    try {
      const { file, warning } = await build(today())
      if (!isStillHere()) return
      if (warning) notify(warning, { type: 'warning', autoHideDuration: 60_000 })
      saveFile(file, `${name}.pdf`)
    } catch (error) {
      console.error(error)
      if (!isStillHere()) return
      notify('Error al generar el PDF', { type: 'error' })
      notify(pdfRemedy, { type: 'info' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, download: (name: string, build: (today: string) => Promise<PrintedPdf>) => void download(name, build) }
}
