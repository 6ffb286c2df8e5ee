/** Says that a list has no rows, and what it was asked for that nothing answers to. */
export const whyEmpty = ({ q, ...filter }: Readonly<Record<string, unknown>>): string => {
  const filtered = Object.keys(filter).length > 0
  if (typeof q === 'string' && q)
    return `No hay registros que contengan «${q}»${filtered ? ' y cumplan los filtros' : ''}`
  return filtered ? 'No hay registros que cumplan los filtros' : 'No hay registros'
}
