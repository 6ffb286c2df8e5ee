const aviso =
  'El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México y se proporciona en forma gratuita para uso particular.'
const encabezado =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad'

/** Builds a line of the catalogue, in the official order of its columns. */
export const renglon = ({
  cp = '68000',
  nombre = 'Oaxaca Centro',
  tipo = 'Colonia',
  municipio = 'Oaxaca de Juárez',
  estado = '20',
  clave = '067',
  numero = '0001',
} = {}) =>
  [cp, nombre, tipo, municipio, 'Oaxaca', '', '68005', estado, '68005', '', '09', clave, numero, 'Urbano', '02'].join(
    '|',
  )

type Forma = { conAviso?: boolean; conEncabezado?: boolean; fin?: string; codificacion?: 'latin1' | 'utf8' }

/** Encodes a catalogue of these lines, as Correos de México writes it or in another form. */
export const catalogo = (
  renglones: readonly string[],
  { conAviso = true, conEncabezado = true, fin = '\r\n', codificacion = 'latin1' }: Forma = {},
) =>
  Buffer.from(
    [...(conAviso ? [aviso] : []), ...(conEncabezado ? [encabezado] : []), ...renglones].join(fin),
    codificacion,
  )

/** Yields the bytes in chunks, as a file stream does. */
export async function* enTrozos(bytes: Uint8Array, tamano = 1 << 16) {
  for (let desde = 0; desde < bytes.length; desde += tamano) yield bytes.subarray(desde, desde + tamano)
}
