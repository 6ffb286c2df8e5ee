/** Why students cannot be put into a class yet; undefined when they can. (B §5) */
export const faltaParaAsociar = (id_clase: string | undefined, estudiantes: readonly string[]): string | undefined =>
  !id_clase
    ? 'No hay ninguna asignatura seleccionada'
    : estudiantes.length === 0
      ? 'Seleccione los estudiantes que desee asociar'
      : undefined
