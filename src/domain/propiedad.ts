/** What something of any kind has of its own under a name; undefined where it has nothing there. */
export const propiedad = (de: unknown, nombre: string): unknown =>
  Object.getOwnPropertyDescriptor(Object(de), nombre)?.value
