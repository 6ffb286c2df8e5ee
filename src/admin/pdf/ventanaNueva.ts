/** A new window that is opened at once, while the press that asked for it still counts, and filled when the document is there. Null where the browser opens none. */
export const ventanaNueva = () => {
  const ventana = window.open('', '_blank')
  if (!ventana) return null
  ventana.opener = null
  ventana.document.title = 'Preparando el documento…'
  ventana.document.body.textContent = 'Preparando el documento…'
  return {
    mostrar: (direccion: string) => ventana.location.replace(direccion),
    mostrarArchivo: (archivo: Blob) => {
      const direccion = URL.createObjectURL(archivo)
      ventana.location.replace(direccion)
      setTimeout(() => URL.revokeObjectURL(direccion), 10 * 60_000)
    },
    cerrar: () => ventana.close(),
  }
}
