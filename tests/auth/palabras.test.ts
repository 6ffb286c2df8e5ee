import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Escena, escena } from '../harness/escena.ts'
import { contrasena } from '../harness/reparto.ts'

let e: Escena
let token = ''
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('escolar')
})
afterAll(() => e.cerrar())

const dice = async (metodo: string, ruta: string, cuerpo?: object, de = token) => {
  const { status, message, texto } = await e.pedir(metodo, ruta, { token: de, ...(cuerpo && { cuerpo }) })
  return { dicho: [status, message], data: JSON.parse(texto).data }
}
const conContrasena = { contrasenia_actual: contrasena }
const codigo = (secreto: string) =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: e.reloj.ahora.getTime() })
const sucesos = async (de = token) =>
  (await dice('GET', 'datos/personales/actividad', undefined, de)).data.map(({ suceso }: { suceso: string }) => suceso)

it('every step of a second factor has its message, and the activity names it', async () => {
  const nada = await dice('POST', 'segundo-factor/codigos', conContrasena)
  expect(nada.dicho).toEqual([409, 'Active primero un segundo factor'])
  const inactiva = await dice('POST', 'segundo-factor/desactivacion', conContrasena)
  expect(inactiva.dicho).toEqual([409, 'La aplicación de códigos no está activa'])
  const { dicho, data } = await dice('POST', 'segundo-factor', conContrasena)
  expect(dicho).toEqual([200, 'Escriba el código que muestra su aplicación'])
  const { pase, secreto } = data
  const confirma = (escrito: string, suyo = pase) =>
    dice('POST', 'segundo-factor/confirmacion', { pase: suyo, codigo: escrito })
  const wrong =
    'El código no es correcto: revise que la hora de su teléfono sea automática y escriba el que muestra ahora'
  for (const mal of ['000000', '12345', `${codigo(secreto)}0`])
    expect((await confirma(mal)).dicho).toEqual([422, mal.length === 6 ? wrong : expect.any(String)])
  expect((await confirma('000000', 'x')).dicho).toEqual([
    409,
    'Este paso ya no vale: se usó ya, pasó demasiado tiempo o su cuenta cambió mientras tanto. Recargue la página para ver cómo quedó',
  ])
  expect((await confirma(codigo(secreto))).dicho).toEqual([200, 'El segundo factor quedó activo'])
  expect((await dice('GET', 'segundo-factor')).dicho).toEqual([200, 'Segundo factor'])
  const renovados = await dice('POST', 'segundo-factor/codigos', conContrasena)
  expect(renovados.dicho).toEqual([200, 'Los códigos anteriores ya no sirven'])
  const fuera = await dice('POST', 'segundo-factor/desactivacion', conContrasena)
  expect(fuera.dicho).toEqual([200, 'La aplicación de códigos ya no se pide'])
  expect(await sucesos()).toEqual([
    'segundo_factor_desactivado',
    'codigos_renovados',
    'segundo_factor_activado',
    'ingreso',
  ])
})

it('a second step without its pass is incomplete', async () => {
  const paso = (pase: unknown) => e.pedir('POST', 'login/segundo-paso', { cuerpo: { pase, codigo: '123456' } })
  for (const pase of [undefined, '', 'x'.repeat(101)])
    expect(await paso(pase)).toMatchObject({ status: 422, errors: { pase: 'El ingreso está incompleto' } })
  expect(await paso('x'.repeat(100))).toMatchObject({ status: 401, message: 'El ingreso venció, empiece de nuevo' })
})

it('the sessions of an account are read and ended in words; ending none leaves no trace', async () => {
  const suya = await e.tokenDe('consejero')
  expect((await dice('DELETE', 'sesiones', undefined, suya)).dicho).toEqual([200, 'No había otra sesión abierta'])
  expect(await sucesos(suya)).toEqual(['ingreso'])
  e.pasan(1)
  const otra = await e.tokenDe('consejero')
  const { dicho, data } = await dice('GET', 'sesiones', undefined, otra)
  expect(dicho).toEqual([200, 'Sesiones abiertas'])
  const [aqui, alla]: { id: string; esta: boolean; creada: string }[] = data
  expect([aqui?.esta, alla?.esta, aqui?.creada]).toEqual([true, false, e.reloj.ahora.toISOString()])
  const cierra = async (id = '') => (await dice('DELETE', `sesiones/${id}`, undefined, otra)).dicho
  expect(await cierra(aqui?.id)).toEqual([409, 'Esta es la sesión que usa ahora: ciérrela con «Cerrar sesión»'])
  expect(await cierra(alla?.id)).toEqual([200, 'La sesión se cerró'])
  expect(await cierra(alla?.id)).toEqual([404, 'Esa sesión ya no está abierta'])
  await e.tokenDe('consejero')
  expect((await dice('DELETE', 'sesiones', undefined, otra)).dicho).toEqual([200, '1 sesión cerrada'])
  expect((await sucesos(otra)).slice(0, 3)).toEqual(['sesion_cerrada', 'ingreso', 'sesion_cerrada'])
})

it.each([
  ['GET', 'datos/personales/actividad', undefined, 200, 'Actividad de la cuenta'],
  ['GET', 'datos/personales/usuario', undefined, 200, 'Datos personales'],
  ['POST', 'login/llave/reto', {}, 200, 'Use su llave de acceso'],
  ['GET', 'institucion/ingreso', undefined, 404, 'Aquí no se entra con la cuenta de una institución'],
  ['POST', 'restablecer-contrasenia', {}, 422, 'El enlace está incompleto, ábralo de nuevo desde el correo'],
  ['POST', 'restablecer-contrasenia', { token: '' }, 422, 'El enlace está incompleto, ábralo de nuevo desde el correo'],
])('%s %s with %j says so', async (metodo, ruta, cuerpo, status, message) => {
  const nuevas = { contrasenia_nueva: 'Tequio2026', contrasenia_nueva_confirmation: 'Tequio2026' }
  const { dicho } = await dice(metodo, ruta, cuerpo && { ...nuevas, ...cuerpo })
  expect(dicho).toEqual([status, message])
})

it('the secret of a key is asked for with a password, and for a key that there is', async () => {
  const coordinador = await e.tokenDe('coordinador')
  const pide = async (id: string, cuerpo: object) =>
    (await dice('POST', `llavesDeSistemas/${id}/secreto`, cuerpo, coordinador)).dicho
  const ninguna = '00000000-0000-4000-8000-000000000000'
  expect(await pide(ninguna, {})).toEqual([422, 'Escriba su contraseña'])
  expect(await pide(ninguna, conContrasena)).toEqual([404, 'No se encontró la llave de sistema'])
  expect(await pide('una', conContrasena)).toEqual([404, 'No se encontró la llave de sistema'])
})
