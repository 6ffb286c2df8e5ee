import * as z from 'zod'
import { roles } from '../../../src/domain/roles.ts'
import { cuerpoDeCambio } from '../../auth/cambioContrasenia.ts'
import type { ApiCall } from '../../crud/apiCall.ts'

const texto = z.string()
const quiza = texto.nullable()
const cuando = z.iso.datetime()
const sesion = z.looseObject({ token: texto, rol: z.enum(roles), email: texto })
const sesionOPase = z.looseObject({ token: texto.optional(), rol: z.enum(roles).optional(), pase: texto.optional() })

/** Schemas of requests and answers under a pass, which identifies an unfinished act. */
export const conCodigo = z.looseObject({ pase: texto, codigo: texto })
export const conLlave = z.looseObject({ pase: texto, credencial: z.looseObject({}) })
export const reto = z.strictObject({ pase: texto, opciones: z.looseObject({}) })

/** Describes the calls of the session, in one step or two, and of the account. */
export const sesionYCuenta = (): readonly ApiCall[] => {
  const cuenta = { group: 'Sesión y cuenta', roles, answers: null } satisfies Partial<ApiCall>
  const ingreso = {
    group: 'Sesión y cuenta',
    method: 'POST',
    roles: 'public',
    answers: sesion,
  } satisfies Partial<ApiCall>
  const nueva = { contrasenia_nueva: texto, contrasenia_nueva_confirmation: texto }
  return [
    {
      ...cuenta,
      method: 'POST',
      path: 'login',
      summary: 'Iniciar sesión',
      roles: 'public',
      body: z.looseObject({ email: texto, password: texto }),
      answers: sesionOPase,
    },
    { ...cuenta, method: 'DELETE', path: 'logout', summary: 'Cerrar la sesión' },
    {
      ...cuenta,
      method: 'POST',
      path: 'olvido-contra',
      summary: 'Pedir un enlace para elegir otra contraseña',
      roles: 'public',
      body: z.looseObject({ email: texto }),
    },
    {
      ...cuenta,
      method: 'POST',
      path: 'restablecer-contrasenia',
      summary: 'Elegir otra contraseña con el enlace',
      roles: 'public',
      body: z.looseObject({ token: texto, ...nueva }),
    },
    {
      ...cuenta,
      method: 'POST',
      path: 'cambio-contrasenia',
      summary: 'Cambiar la contraseña propia',
      body: cuerpoDeCambio,
    },
    {
      ...cuenta,
      method: 'GET',
      path: 'datos/personales/usuario',
      summary: 'Quién es quien pregunta',
      answers: z.looseObject({ nombre: quiza, email: texto, matricula: quiza, clave_cuc: quiza }),
    },
    {
      ...cuenta,
      method: 'GET',
      path: 'datos/personales/actividad',
      summary: 'Lo que pasó con la cuenta propia',
      answers: z.array(
        z.strictObject({
          id: z.int(),
          momento: cuando,
          suceso: texto,
          dispositivo: texto,
          direccion: texto,
          autor: quiza,
        }),
      ),
    },
    {
      ...cuenta,
      method: 'GET',
      path: 'sesiones',
      summary: 'Las sesiones abiertas propias',
      answers: z.array(
        z.looseObject({
          id: texto,
          dispositivo: texto,
          direccion: texto,
          creada: cuando,
          ultima: cuando,
          esta: z.boolean(),
        }),
      ),
    },
    { ...cuenta, method: 'DELETE', path: 'sesiones', summary: 'Cerrar las demás sesiones' },
    { ...cuenta, method: 'DELETE', path: 'sesiones/{id}', summary: 'Cerrar una sesión' },
    { ...ingreso, path: 'login/segundo-paso', summary: 'Terminar de iniciar sesión con un código', body: conCodigo },
    { ...ingreso, path: 'login/activacion', summary: 'Activar el factor que se exige y entra', body: conCodigo },
    {
      ...ingreso,
      path: 'login/llave/reto',
      summary: 'Pedir un reto para una llave de acceso',
      body: z.looseObject({ pase: texto.optional() }),
      answers: reto,
    },
    { ...ingreso, path: 'login/llave', summary: 'Iniciar sesión con una llave de acceso', body: conLlave },
    {
      ...ingreso,
      path: 'login/institucion',
      summary: 'Terminar de iniciar sesión con la cuenta institucional',
      body: z.looseObject({}),
      answers: sesionOPase,
    },
    {
      ...ingreso,
      method: 'GET',
      path: 'institucion/ingreso',
      summary: 'Lleva a la página de la institución',
      answers: 'archivo',
      status: 302,
    },
    {
      ...ingreso,
      method: 'GET',
      path: 'institucion/regreso',
      summary: 'Recibir a quien vuelve de la página de la institución',
      answers: 'archivo',
      status: 302,
    },
  ]
}
