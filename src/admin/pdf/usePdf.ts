import { useNotify } from 'ra-core'
import { useState } from 'react'
import { samePerson } from '../../api/session.ts'
import { today } from '../../api/today.ts'
import { saveFile } from '../file/saveFile.ts'

/** Provides the download of a PDF built in the browser, dated by the server's clock, for the person who asked for it. (B §8) */
export const usePdf = () => {
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const download = async (name: string, build: (today: string) => Promise<Blob>) => {
    setBusy(true)
    const isStillHere = samePerson()
    try {
      const file = await build(today())
      if (isStillHere()) saveFile(file, `${name}.pdf`)
    } catch (error) {
      console.error(error)
      if (isStillHere()) notify('Error al generar el PDF', { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, download: (name: string, build: (today: string) => Promise<Blob>) => void download(name, build) }
}
