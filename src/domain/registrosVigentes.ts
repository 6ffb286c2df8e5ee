/** Returns the record that counts of each subject, from records in order of age, oldest first: the one that passed, else the last. A subject may be taken again until it passes. */
export const registrosVigentes = <R extends { id_materia: string; acreditado: string }>(
  registros: readonly R[],
): R[] => {
  const vigentes = new Map<string, R>()
  for (const registro of registros) {
    if (vigentes.get(registro.id_materia)?.acreditado !== 'Si') vigentes.set(registro.id_materia, registro)
  }
  return [...vigentes.values()]
}
