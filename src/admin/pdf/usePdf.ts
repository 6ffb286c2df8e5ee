import { useNotify } from 'ra-core'
import { useState } from 'react'
import { samePerson } from '../../api/session.ts'
import { today } from '../../api/today.ts'
import { saveFile } from '../file/saveFile.ts'

/** Builds a document in the browser, with the day that it is for the server, and hands it over as a file to who asked for it; the code that builds it is loaded when it is first asked for. (B §8) */
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
