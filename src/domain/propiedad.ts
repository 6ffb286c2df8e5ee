/** Returns the own property of anything under a name; undefined where it has none. */
export const propiedad = (de: unknown, nombre: string): unknown =>
  Object.getOwnPropertyDescriptor(Object(de), nombre)?.value
