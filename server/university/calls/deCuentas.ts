import * as z from 'zod'
import { roles } from '../../../src/domain/roles.ts'
import type { ApiCall } from '../../openapi/apiCall.ts'
import { pedidoDeCorreos } from '../../mail/correos.ts'

const texto = z.string()
const quiza = texto.nullable()
const cuando = z.iso.datetime()

/** The session, the account and what an administrator looks after. */
export const deCuentas = (): readonly ApiCall[] => {
  const cuenta = { group: 'Sesión y cuenta', roles, answers: null } as const
  const sistema = { group: 'Sistema', roles: 'public', answers: null } as const
  const nueva = { contrasenia_nueva: texto, contrasenia_nueva_confirmation: texto }
  const salud = z.strictObject({ avisos: z.array(texto) }).nullable()
  return [
    {
      ...sistema,
      method: 'GET',
      path: 'salud',
      summary: 'Si el sistema puede atender, y lo que debe atenderse',
      answers: salud,
    },
    { ...sistema, method: 'GET', path: 'salud/vivo', summary: 'El programa está en marcha' },
    { ...sistema, method: 'GET', path: 'salud/listo', summary: 'El sistema puede atender' },
    {
      ...sistema,
      method: 'GET',
      path: 'openapi.json',
      summary: 'Este documento',
      answers: z.looseObject({ openapi: texto }),
      bare: true,
    },
    { ...sistema, method: 'GET', path: 'referencia', summary: 'Este documento como página', answers: 'archivo' },
    {
      ...cuenta,
      method: 'POST',
      path: 'login',
      summary: 'Iniciar sesión',
      roles: 'public',
      body: z.looseObject({ email: texto, password: texto }),
      answers: z.looseObject({ token: texto.optional(), rol: z.enum(roles).optional(), pase: texto.optional() }),
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
      body: z.looseObject({ email: texto.optional(), contrasenia_actual: texto, ...nueva }),
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
    {
      ...sistema,
      method: 'GET',
      path: 'correos',
      summary: 'Los correos que salieron, esperan o no salieron',
      roles: ['administrativo'],
      query: pedidoDeCorreos,
      answers: z.strictObject({
        correos: z.array(z.looseObject({ id: z.uuid(), para: texto, asunto: texto, estado: texto })),
        cuantos: z.record(texto, z.int()),
        porPagina: z.int(),
      }),
    },
    {
      ...sistema,
      method: 'GET',
      path: 'estado',
      summary: 'Cómo está cada parte del sistema y qué hacer',
      roles: ['coordinador', 'administrativo'],
      answers: z.strictObject({
        momento: cuando,
        partes: z.array(
          z.strictObject({ parte: texto, estado: z.enum(['bien', 'atender', 'mal']), dicho: texto, hacer: quiza }),
        ),
      }),
    },
    {
      ...sistema,
      method: 'POST',
      path: 'correos/{id}/reenviar',
      summary: 'Enviar de nuevo un correo',
      roles: ['administrativo'],
    },
    {
      ...sistema,
      method: 'GET',
      path: 'storage/{archivo}',
      summary: 'Un archivo, por el enlace firmado que da un registro',
      query: z.object({ expira: texto.optional(), firma: texto.optional() }),
      answers: 'archivo',
    },
  ]
}
