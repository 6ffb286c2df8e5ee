/** Texts for a file of the app that did not load: its meaning, and the possible reason. */
export const notLoaded = {
  title: 'Esta parte no se pudo cargar',
  why: 'falló la conexión, o se instaló una versión nueva del sistema',
}
