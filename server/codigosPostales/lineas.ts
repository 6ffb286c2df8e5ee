/** Yields the lines of a text file, without their ends: as UTF-8 when its BOM or its first accents say so, else as Latin-1, which Correos de México writes. */
export async function* lineas(origen: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decodificador: TextDecoder | undefined
  let resto = ''
  for await (const trozo of desdeUnBuenPrincipio(origen)) {
    decodificador ??= new TextDecoder(codificacion(trozo))
    const partes = (resto + decodificador.decode(trozo, { stream: true })).split('\n')
    resto = partes.pop() ?? ''
    for (const parte of partes) yield sinRetorno(parte)
  }
  yield sinRetorno(resto + (decodificador?.decode() ?? ''))
}

const sinRetorno = (linea: string) => (linea.endsWith('\r') ? linea.slice(0, -1) : linea)

const suficiente = 1 << 16

/** Yields the same bytes, with a first piece long enough to tell the encoding by. */
async function* desdeUnBuenPrincipio(origen: AsyncIterable<Uint8Array>) {
  let principio: Uint8Array | undefined = new Uint8Array()
  for await (const trozo of origen) {
    if (!principio) yield trozo
    else {
      principio = Buffer.concat([principio, trozo])
      if (principio.length < suficiente) continue
      yield principio
      principio = undefined
    }
  }
  if (principio) yield principio
}

const codificacion = (principio: Uint8Array) => {
  const conAcentos = principio.some(byte => byte > 127)
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(principio, { stream: true })
    return conAcentos ? 'utf-8' : 'latin1'
  } catch {
    return 'latin1'
  }
}
