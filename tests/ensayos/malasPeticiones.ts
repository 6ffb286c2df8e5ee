import type { ApiCall } from '../../server/crud/apiCall.ts'

/** A request that nobody should send: what is wrong with it, and its parts. */
export type Mala = {
  que: string
  method: string
  path: string
  ruta: string
  headers: Readonly<Record<string, string>>
  cuerpo?: string | Uint8Array<ArrayBuffer> | FormData
}

export type Azar = { uno: <T>(opciones: readonly T[]) => T; menos: (que: number) => number }

/** Returns a random generator, the same for the same seed. */
export function azar(semilla: number): Azar {
  let estado = semilla >>> 0
  const tirar = () => {
    estado = (estado + 0x6d2b79f5) >>> 0
    let mezcla = Math.imul(estado ^ (estado >>> 15), estado | 1)
    mezcla ^= mezcla + Math.imul(mezcla ^ (mezcla >>> 7), mezcla | 61)
    return ((mezcla ^ (mezcla >>> 14)) >>> 0) / 4294967296
  }
  const menos = (que: number) => Math.floor(tirar() * que)
  return {
    menos,
    uno: opciones => {
      const una = opciones[menos(opciones.length)]
      if (una === undefined) throw new Error('nothing to choose from')
      return una
    },
  }
}

/** Values of a program whose author read half of the contract. */
const raros: readonly unknown[] = [
  { a: 1 },
  [[]],
  -1e300,
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  'ﷺ'.repeat(200),
  '😀'.repeat(5000),
  "' or 1=1; --",
  '%_\\',
  '9'.repeat(400),
  '2026-02-31',
  'x'.repeat(100_000),
  { $ne: null },
  { toString: 1, valueOf: 1 },
  '__proto__',
  Array.from({ length: 2000 }, () => 'x'),
]

const llaves = [
  'x',
  '%00',
  'a%00b',
  '..%2f..%2fetc%2fpasswd',
  '%ff%fe',
  '9'.repeat(300),
  '00000000-0000-4000-8000-000000000000',
  '%F0%9F%98%80',
  '-1',
  "'--",
  'null',
  '%252e',
]

const preguntas = [
  'range=[0',
  'range=[5,1]',
  'range=[-1,9]',
  'range=[0,1e9]',
  'range={"a":1}',
  'range=[0,9]&sort=["%00","ASC"]',
  'sort=["nombre","SIDEWAYS"]&range=[0,9]',
  'sort=["contrasena","ASC"]&range=[0,9]',
  'sort=[[["nombre"]]]&range=[0,9]',
  'filter={&range=[0,9]',
  `filter=${encodeURIComponent('{"q":"\u0000"}')}&range=[0,9]`,
  `filter=${encodeURIComponent('{"q":["a"]}')}&range=[0,9]`,
  `filter=${encodeURIComponent(JSON.stringify({ q: '%'.repeat(500) }))}&range=[0,9]`,
  `filter=${encodeURIComponent('{"__proto__":{"a":1},"constructor":1}')}&range=[0,9]`,
  `filter=${encodeURIComponent(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)}&range=[0,9]`,
  `filter=${encodeURIComponent('{"nombre_gte":{"a":1}}')}&range=[0,9]`,
  'vista=%00',
  'vistas=%ff',
  'exportar=exe',
  'columnas=%00,__proto__',
  `${'a=1&'.repeat(800)}range=[0,9]`,
  'range=[0,9]&range=[0,9]&filter={}&filter=[]',
  '%',
  '%E0%A4%A',
]

const textos = [
  '',
  '{',
  'null',
  '[]',
  '"texto"',
  '{"a":1,}',
  '\u0000',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '{"__proto__":{"rol":"coordinador"}}',
  '{"a":1e999}',
  '\ufeff{}',
]

/** Five megabytes, built once. */
const grande = `{"nombre":"${'x'.repeat(5 * 1024 * 1024)}"}`

type De = {
  calls: readonly ApiCall[]
  /** Valid bodies of the calls, by method and path. */
  buenos: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** The fields that a body must not lack. */
  exigidos: ReadonlyMap<string, readonly string[]>
  nombres: (call: ApiCall) => readonly string[]
  tokens: ReadonlyMap<string, string>
}

/** Generates bad requests one after another, each wrong in its content, its sender or its address. */
export const malasPeticiones = ({ calls, buenos, exigidos, nombres, tokens }: De, { uno, menos }: Azar) => {
  const roles = [...tokens.keys()]
  const firmada = (rol: string | undefined): Record<string, string> => {
    const token = rol && tokens.get(rol)
    return token ? { authorization: `Bearer ${token}` } : {}
  }
  const suyo = ({ roles: suyos }: ApiCall) => (suyos === 'public' ? uno(roles) : uno(suyos))
  const ajeno = ({ roles: suyos }: ApiCall) =>
    uno(['', ...roles.filter(rol => suyos !== 'public' && !suyos.some(cada => cada === rol))])
  const en = ({ path }: ApiCall) => path.replaceAll(/\{\w+\}\??/g, () => uno(llaves))
  const json = { 'content-type': 'application/json' }

  const lectura = (call: ApiCall): Mala => {
    const rol = menos(4) ? suyo(call) : ajeno(call)
    const [que, ruta] = menos(3) ? ['pregunta', `${en(call)}?${uno(preguntas)}`] : ['lugar', en(call)]
    return { que, method: call.method, path: call.path, ruta, headers: firmada(rol) }
  }
  const formulario = () => {
    const datos = new FormData()
    for (let campo = menos(30); campo >= 0; campo -= 1)
      datos.append(
        uno(['archivo', 'datos', '__proto__', 'a\u0000', 'status']),
        uno(['', '{', 'x'.repeat(5000), '\u0000']),
      )
    datos.append(
      'archivo',
      new File([uno(['', '%PDF-1.7', 'MZ\u0000', 'x'.repeat(70_000)])], uno(['a.pdf', '../../a', '\u0000.pdf'])),
    )
    return datos
  }
  const escritura = (call: ApiCall): Mala => {
    const { method, path } = call
    const base = { method, path, ruta: en(call), headers: { ...json, ...firmada(suyo(call)) } }
    const bueno = buenos.get(`${method} ${path}`)
    const forma = menos(400) === 0 ? 9 : menos(8)
    if (forma === 9) return { ...base, que: '5 MB', cuerpo: grande }
    if (forma === 0) return { ...base, que: 'texto', cuerpo: uno(textos) }
    if (forma === 1) return { ...base, que: 'formulario', headers: firmada(suyo(call)), cuerpo: formulario() }
    if (forma === 2)
      return {
        ...base,
        que: 'cortado',
        headers: {
          ...base.headers,
          'content-type': uno([
            'text/plain',
            'multipart/form-data',
            'multipart/form-data; boundary=x',
            'application/xml',
            '',
          ]),
        },
        cuerpo: uno(textos),
      }
    if (forma === 3 && call.roles !== 'public')
      return {
        ...base,
        que: 'ajeno',
        headers: { ...json, ...firmada(ajeno(call)) },
        cuerpo: JSON.stringify(bueno ?? {}),
      }
    if (bueno) {
      const campo = uno(exigidos.get(path) ?? Object.keys(bueno))
      return {
        ...base,
        que: 'mutado',
        cuerpo: JSON.stringify({
          ...bueno,
          [campo]: uno<unknown>([
            { a: 1 },
            { toString: 1, valueOf: 1 },
            [[]],
            '\u0000',
            'a\u0000b',
            '',
            null,
            '\ud800',
            'x'.repeat(100_000),
          ]),
        }),
      }
    }
    const campos = nombres(call)
    const cuerpo = campos.length
      ? Object.fromEntries(campos.map(campo => [campo, uno(raros)]))
      : { [uno(['a', '__proto__', '\u0000', '\ud800'])]: uno(raros) }
    return { ...base, que: 'tipos', cuerpo: JSON.stringify(cuerpo) }
  }
  return (): Mala => {
    const call = uno(calls)
    return call.method === 'GET' ? lectura(call) : escritura(call)
  }
}
