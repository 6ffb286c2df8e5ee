import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { esRol, roles } from '../../src/domain/roles.ts'
import { esCorreo } from '../../src/language/correo.ts'
import type { SignInRules } from '../context.ts'
import { isClave, isRecipient } from '../backup/seal.ts'
import { StartRefusal } from '../process/StartRefusal.ts'

/** Reads the settings of the environment; empty variables count as absent. Throws StartRefusal with a sentence for each wrong variable, and repeats no address that may hold a password. */
export function settings(env: NodeJS.ProcessEnv) {
  const { data, error } = variables.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value)))
  if (!data) throw new StartRefusal(error.issues.map(({ message }) => message).join('\n'))
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    replica: replicaOf(data),
    conexiones: data.CONEXIONES,
    capacity: data.CAPACIDAD || data.CONEXIONES,
    memoria: data.MEMORIA,
    smtp: data.SMTP_URL,
    remitente: data.REMITENTE,
    proxies: data.PROXIES,
    origins: data.ORIGENES,
    refusingAdvisors: data.IMPIDEN,
    archivos: { almacen: data.ARCHIVOS_S3, guardarFuera: archivosOf(data) === 's3' },
    respaldos: {
      carpeta: resolve(data.RESPALDOS ?? join(data.DATA_DIR, 'respaldos')),
      guardar: data.RESPALDOS_GUARDADOS,
      hora: data.RESPALDO_HORA,
      clave: data.RESPALDO_CLAVE,
      destinatario: data.RESPALDO_DESTINATARIO,
    },
    signIn: signInOf(data),
    avisosDeSeguridad: data.AVISOS_DE_SEGURIDAD,
    metrics: data.METRICAS,
    tracing: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    address: (data.DIRECCION ?? `http://localhost:${data.PORT}`).replace(/\/+$/, ''),
  }
}

/** Returns the replica of DATABASE_URL; refuses one without it, since the embedded server has none. */
function replicaOf({ DATABASE_URL, DATABASE_URL_LECTURA }: z.infer<typeof variables>) {
  if (DATABASE_URL_LECTURA && !DATABASE_URL)
    throw new StartRefusal('DATABASE_URL_LECTURA es una réplica de DATABASE_URL, y falta DATABASE_URL.')
  return DATABASE_URL_LECTURA
}

/** Returns where new files go. Default: the store, if there is one. */
function archivosOf({ ARCHIVOS, ARCHIVOS_S3 }: z.infer<typeof variables>) {
  if (ARCHIVOS === 's3' && !ARCHIVOS_S3) throw new StartRefusal('ARCHIVOS es s3 y falta ARCHIVOS_S3, que dice dónde.')
  return ARCHIVOS ?? (ARCHIVOS_S3 ? 's3' : 'base')
}

/** Returns the rules of the sign-in. The institution's variables go together: one without the others is refused. */
function signInOf(data: z.infer<typeof variables>): SignInRules {
  const { OIDC_EMISOR: emisor, OIDC_CLIENTE: cliente, OIDC_DOMINIOS: dominios, OIDC_SECRETO: secreto } = data
  const isConfigured = [emisor, cliente, secreto, ...dominios].some(Boolean)
  if (isConfigured && !(emisor && cliente && dominios.length))
    throw new StartRefusal('OIDC_EMISOR, OIDC_CLIENTE y OIDC_DOMINIOS van juntas: falta alguna.')
  if (data.SIN_CONTRASENA.length && !emisor)
    throw new StartRefusal(
      'SIN_CONTRASENA cierra la contraseña y no hay OIDC_EMISOR: nadie de esos roles podría entrar.',
    )
  return {
    secretsKey: data.LLAVE_DE_SECRETOS,
    requiredRoles: data.SEGUNDO_FACTOR,
    passwordless: data.SIN_CONTRASENA,
    idleMinutes: data.REPOSO,
    institucion: emisor && cliente ? { emisor, cliente, secreto, dominios, nombre: data.OIDC_NOMBRE } : undefined,
  }
}

const integer = (name: string, from: number, to: number, initial: number) =>
  z
    .string()
    .default(String(initial))
    .transform((text, context) => {
      if (/^\s*\d{1,9}\s*$/.test(text) && (Number(text) === initial || (Number(text) >= from && Number(text) <= to)))
        return Number(text)
      context.addIssue({
        code: 'custom',
        message: `${name} debe ser un número de ${from} a ${to}, y es «${text}».`,
      })
      return z.NEVER
    })

/** Schema of an address that begins as `form` says. */
const address = (form: RegExp, message: (text: string) => string) =>
  z
    .string()
    .trim()
    .refine(text => form.test(text) && URL.canParse(text), { error: ({ input }) => message(String(input)) })
    .optional()

const page = (name: string, form = /^https?:\/\/[^/?#@]+\/*$/i) =>
  address(form, text => `${name} debe ser una dirección como https://escuela.mx, y es «${withoutPassword(text)}».`)

const withoutPassword = (text: string) => text.replace(/\/\/[^/@]*@/, '//…@')

const host = z
  .string()
  .trim()
  .refine(text => isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text), {
    error: ({ input }) => `HOST debe ser una dirección de este equipo, como 127.0.0.1 o 0.0.0.0, y es «${input}».`,
  })
  .optional()

/** Schema of names, one after the other: `choques, personas`. */
const names = z
  .string()
  .default('')
  .transform(list =>
    list
      .split(',')
      .map(each => each.trim())
      .filter(Boolean),
  )

/** Schema of the web apps served from elsewhere that may call this API: `https://escuela.mx, https://otra.mx:8443`. */
const origins = names.transform((addresses, context) =>
  addresses
    .map(each => each.replace(/\/$/, ''))
    .map(origin => {
      if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return origin
      context.addIssue({
        code: 'custom',
        message: `ORIGENES debe ser una lista de direcciones como https://escuela.mx, y contiene «${origin}».`,
      })
      return z.NEVER
    }),
)

/** Schema of roles, as `coordinador, escolar`. */
const roleList = (name: string) =>
  names.transform((roleNames, context) =>
    roleNames.map(each => {
      if (esRol(each)) return each
      const message = `${name} debe ser una lista de roles (${roles.join(', ')}), y contiene «${each}».`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }),
  )

/** Schema of minutes by role, as `coordinador:30, escolar:60`. */
const minutesByRole = names.transform((limits, context) => {
  const pairs = limits.map(each => /^([a-z]+):(\d{1,3})$/.exec(each) ?? [each])
  for (const [whole, rol, minutes] of pairs)
    if (!esRol(rol) || Number(minutes) < 5 || Number(minutes) > 240)
      context.addIssue({
        code: 'custom',
        message: `REPOSO debe ser una lista de rol:minutos, de 5 a 240, como coordinador:30, y contiene «${whole}».`,
      })
  return Object.fromEntries(pairs.map(([, rol = '', minutes]) => [rol, Number(minutes)]))
})

const variables = z.object({
  PORT: integer('PORT', 1, 65_535, 3000),
  HOST: host,
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: address(
    /^postgres(ql)?:\/\//,
    () => 'DATABASE_URL debe tener la forma postgres://usuario:contraseña@servidor:5432/base.',
  ),
  DATABASE_URL_LECTURA: address(
    /^postgres(ql)?:\/\//,
    () => 'DATABASE_URL_LECTURA debe tener la forma postgres://usuario:contraseña@réplica:5432/base.',
  ),
  CONEXIONES: integer('CONEXIONES', 8, 500, 20),
  CAPACIDAD: integer('CAPACIDAD', 0, 1000, 0),
  MEMORIA: integer('MEMORIA', 256, 9_999_999, 0),
  SMTP_URL: address(
    /^smtps?:\/\/[^/]/i,
    () =>
      'SMTP_URL debe tener la forma smtp://usuario:contraseña@servidor:587 o smtps://usuario:contraseña@servidor:465.',
  ),
  REMITENTE: z
    .string()
    .trim()
    .refine(esCorreo, { error: ({ input }) => `REMITENTE debe ser una dirección de correo, y es «${input}».` })
    .optional(),
  PROXIES: integer('PROXIES', 0, 10, 0),
  ORIGENES: origins,
  IMPIDEN: names,
  DIRECCION: page('DIRECCION'),
  OIDC_EMISOR: page('OIDC_EMISOR', /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))[^?#@]*$/i),
  OIDC_CLIENTE: z.string().trim().optional(),
  OIDC_SECRETO: z.string().trim().optional(),
  OIDC_DOMINIOS: names.transform(domains => domains.map(each => each.toLowerCase().replace(/^@/, '')).filter(Boolean)),
  OIDC_NOMBRE: z
    .string()
    .trim()
    .max(40, 'OIDC_NOMBRE debe tener máximo 40 caracteres.')
    .default('la cuenta institucional'),
  SIN_CONTRASENA: roleList('SIN_CONTRASENA'),
  REPOSO: minutesByRole,
  AVISOS_DE_SEGURIDAD: address(
    /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/i,
    text => `AVISOS_DE_SEGURIDAD debe ser como mailto:seguridad@escuela.mx o una dirección https, y es «${text}».`,
  ),
  LLAVE_DE_SECRETOS: z.string().min(24, 'LLAVE_DE_SECRETOS debe tener al menos 24 caracteres.').optional(),
  SEGUNDO_FACTOR: roleList('SEGUNDO_FACTOR'),
  METRICAS: z.string().min(16, 'METRICAS debe ser un token de al menos 16 caracteres.').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: page('OTEL_EXPORTER_OTLP_ENDPOINT', /^https?:\/\/[^?#@]+$/i),
  ARCHIVOS: z.enum(['base', 's3'], 'ARCHIVOS debe ser base o s3.').optional(),
  ARCHIVOS_S3: address(
    /^s3(\+http)?:\/\/[^:@/]+:[^@/]+@[^@/]+\/[^/?]+/,
    () => 'ARCHIVOS_S3 debe tener la forma s3://clave:secreto@servidor/cubeta?region=us-east-1.',
  ),
  RESPALDOS: z.string().optional(),
  RESPALDOS_GUARDADOS: integer('RESPALDOS_GUARDADOS', 1, 3650, 14),
  RESPALDO_HORA: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
      error: ({ input }) => `RESPALDO_HORA debe ser una hora como 02:30, y es «${input}».`,
    })
    .optional(),
  RESPALDO_CLAVE: z
    .string()
    .min(12, 'RESPALDO_CLAVE debe tener al menos 12 caracteres.')
    .refine(isClave, 'RESPALDO_CLAVE empieza como una llave secreta de age y no lo es.')
    .optional(),
  RESPALDO_DESTINATARIO: z
    .string()
    .refine(isRecipient, 'RESPALDO_DESTINATARIO debe ser una llave pública de age, como age1….')
    .optional(),
  VITE_API_HOST: page('VITE_API_HOST', /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/i),
})

/** Every variable that the program and its commands read. */
export const variableNames: readonly string[] = [...Object.keys(variables.shape), 'CONTRASENA', 'CHROMIUM_PATH']
