import { expect, test } from 'vitest'
import { StartRefusal } from '../../server/process/StartRefusal.ts'
import { settings, variableNames } from '../../server/installation/settings.ts'
import { misspelledVariables } from '../../server/installation/misspelledVariables.ts'

const refusal = (env: Record<string, string>) => {
  try {
    settings(env)
  } catch (error) {
    return error instanceof StartRefusal ? error.message : String(error)
  }
  return 'accepted'
}

test.each([
  ['PORT', ['abc', '0', '65536', '3000.5', '-1', '1e3', '0x10']],
  ['PROXIES', ['abc', '-1', '1.5', '11', 'NaN', '1e1', 'sí']],
  ['MEMORIA', ['2GB', '-1', '1', '10000000']],
  ['HOST', ['::g', 'http://localhost', 'a b', '-', '127.0.0.1:3000']],
  ['SMTP_URL', ['correo.escuela.mx', 'http://correo.escuela.mx', 'smtp://', 'smtp:///x', 'smtp://correo:puerto']],
  ['DATABASE_URL', ['mysql://yo:secreta@localhost/uni', 'localhost/uni', 'postgres://yo:secreta@localhost:puerto/uni']],
  ['DIRECCION', ['escuela.mx', 'ftp://escuela.mx', 'https://', 'https://escuela.mx/?a=1', 'https://yo:secreta@e.mx']],
  ['VITE_API_HOST', ['escuela.mx', 'javascript:alert(1)', 'https://escuela.mx/?a=1']],
  ['ORIGENES', ['*', 'escuela.mx', 'https://escuela.mx/ruta', 'https://a.mx, b', 'ftp://a.mx', 'null']],
  ['RESPALDO_DESTINATARIO', ['age1', `age1${'q'.repeat(58)}`, 'AGE-SECRET-KEY-1']],
  ['REMITENTE', ['rectoría', 'Rectoría <a@b.mx>', 'a@b']],
])('%s that cannot be is refused in one sentence that names it', (name, values) => {
  for (const value of values) {
    const said = refusal({ [name]: value })
    expect(said).toMatch(new RegExp(`^${name} debe [^\\n]+\\.$`))
    expect(said).not.toContain('secreta')
  }
})

test('all faults are reported at once, and an empty value counts as absent', () => {
  expect(refusal({ PORT: 'abc', PROXIES: 'abc', SMTP_URL: '' }).split('\n')).toHaveLength(2)
  expect(settings(Object.fromEntries(variableNames.map(name => [name, ''])))).toEqual(settings({}))
})

test('a secret key of age with a slip in it is no passphrase', () => {
  expect(refusal({ RESPALDO_CLAVE: 'AGE-SECRET-KEY-1QQQQ' })).toMatch(/^RESPALDO_CLAVE empieza como una llave secreta/)
  expect(refusal({ RESPALDO_CLAVE: 'una clave muy larga' })).toBe('accepted')
})

test('valid values are read as meant', () => {
  expect(
    settings({
      PORT: '8080',
      HOST: '::1',
      DATABASE_URL: 'postgres:///cuc?host=/var/run/postgresql',
      SMTP_URL: 'smtps://yo:secreta@correo.escuela.mx:465',
      REMITENTE: 'avisos@escuela.mx',
      PROXIES: '2',
      IMPIDEN: ' choques,,personas ',
      DIRECCION: 'https://escuela.mx//',
      ORIGENES: ' https://escuela.mx/, http://localhost:5173 ,',
      VITE_API_HOST: 'https://api.escuela.mx/cuc',
    }),
  ).toMatchObject({
    port: 8080,
    host: '::1',
    databaseUrl: 'postgres:///cuc?host=/var/run/postgresql',
    smtp: 'smtps://yo:secreta@correo.escuela.mx:465',
    remitente: 'avisos@escuela.mx',
    proxies: 2,
    refusingAdvisors: ['choques', 'personas'],
    address: 'https://escuela.mx',
    origins: ['https://escuela.mx', 'http://localhost:5173'],
  })
  expect(settings({ PORT: '8080' })).toMatchObject({ address: 'http://localhost:8080', proxies: 0, origins: [] })
})

test('files go to the store that is named, unless said; a store that is asked for and not named is refused', () => {
  const ARCHIVOS_S3 = 's3://llave:muysecreto@s3.ejemplo.mx/cubeta?region=mx-sur-1'
  expect(settings({}).archivos).toEqual({ almacen: undefined, guardarFuera: false })
  expect(settings({ ARCHIVOS_S3 }).archivos).toEqual({ almacen: ARCHIVOS_S3, guardarFuera: true })
  expect(settings({ ARCHIVOS_S3, ARCHIVOS: 'base' }).archivos).toEqual({ almacen: ARCHIVOS_S3, guardarFuera: false })
  expect(refusal({ ARCHIVOS: 's3' })).toContain('ARCHIVOS_S3')
  expect(refusal({ ARCHIVOS: 'disco' })).toMatch(/^ARCHIVOS debe/)
  for (const mala of [
    'https://s3.ejemplo.mx/cubeta',
    's3://llave:muysecreto@s3.ejemplo.mx',
    's3://s3.ejemplo.mx/cubeta',
  ]) {
    expect(refusal({ ARCHIVOS_S3: mala })).toMatch(/^ARCHIVOS_S3 debe/)
    expect(refusal({ ARCHIVOS_S3: mala })).not.toContain('muysecreto')
  }
})

test('a name with a slip in it is told, any other is not', () => {
  const said = (env: Record<string, string>) => misspelledVariables(env, variableNames)
  expect(said({ PROXYS: '1' })).toEqual([expect.stringContaining('PROXIES')])
  expect(said({ SMTP_URI: 'x' })).toEqual([expect.stringContaining('SMTP_URL')])
  expect(said({ PROXIES: '1', PROXYS: '1' })).toEqual([])
  expect(
    said({ PATH: '', HOME: '', HOSTNAME: '', TERM: '', npm_config_proxy: '', HTTP_PROXY: '', PGHOST: '' }),
  ).toEqual([])
})
