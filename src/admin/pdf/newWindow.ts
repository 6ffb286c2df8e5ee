import { samePerson } from '../../api/session.ts'

/** Opens a window at once, while the press that asked for it still counts; it is filled when the document is ready, or closed if the person is gone. `null` where the browser opens none. */
export const newWindow = () => {
  const opened = window.open('', '_blank')
  if (!opened) return null
  opened.opener = null
  opened.document.title = 'Preparando el documento…'
  opened.document.body.textContent = 'Preparando el documento…'
  const isStillHere = samePerson()
  const show = (url: string) => (isStillHere() ? opened.location.replace(url) : opened.close())
  return {
    show,
    showFile: (file: Blob) => {
      const url = URL.createObjectURL(file)
      show(url)
      setTimeout(() => URL.revokeObjectURL(url), 10 * 60_000)
    },
    close: () => opened.close(),
  }
}
