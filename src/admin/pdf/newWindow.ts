import { samePerson } from '../../api/session.ts'

/** Opens a window at once, while the press that asked for it still counts; it is filled when the document is ready, or closed if the person is gone. `null` where the browser opens none. */
export const newWindow = () => {
  const page = window.open('', '_blank')
  if (!page) return null
  page.opener = null
  page.document.title = 'Preparando el documento…'
  page.document.body.textContent = 'Preparando el documento…'
  const isStillHere = samePerson()
  const show = (url: string) => (isStillHere() ? page.location.replace(url) : page.close())
  return {
    show,
    showFile: (file: Blob) => {
      const url = URL.createObjectURL(file)
      show(url)
      setTimeout(() => URL.revokeObjectURL(url), 10 * 60_000)
    },
    close: () => page.close(),
  }
}
