/** What a person reads where a file of the app did not come: what it means, and why it may be. */
export const notLoaded = {
  title: 'Esta parte no se pudo cargar',
  why: 'falló la conexión, o se instaló una versión nueva del sistema',
}
