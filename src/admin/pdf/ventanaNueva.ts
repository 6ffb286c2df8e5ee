import { mismaPersona } from '../../api/sesion.ts'

/** A new window that is opened at once, while the press that asked for it still counts, and filled when the document is there, for as long as the person who asked is signed in. Null where the browser opens none. */
export const ventanaNueva = () => {
  const ventana = window.open('', '_blank')
  if (!ventana) return null
  ventana.opener = null
  ventana.document.title = 'Preparando el documento…'
  ventana.document.body.textContent = 'Preparando el documento…'
  const sigueAqui = mismaPersona()
  const mostrar = (direccion: string) => (sigueAqui() ? ventana.location.replace(direccion) : ventana.close())
  return {
    mostrar,
    mostrarArchivo: (archivo: Blob) => {
      const direccion = URL.createObjectURL(archivo)
      mostrar(direccion)
      setTimeout(() => URL.revokeObjectURL(direccion), 10 * 60_000)
    },
    cerrar: () => ventana.close(),
  }
}
