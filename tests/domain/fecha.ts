import fc from 'fast-check'

/** Any day from 1925 to 2100, `yyyy-mm-dd`. */
export const fecha = fc
  .date({ min: new Date('1925-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map(dia => dia.toISOString().slice(0, 10))
