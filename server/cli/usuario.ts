import * as z from 'zod'
import { rolesSinRegistro } from '../../src/domain/roles.ts'
import { cuentaNueva } from '../auth/cuentaNueva.ts'
import { contrasena, correo } from '../auth/esquemas.ts'
import { resetFactors, unbind } from '../auth/factores/resetFactors.ts'
import type { Db } from '../db/queryable.ts'
import { argumentsOf } from '../process/argumentsOf.ts'
import { runCommand } from '../installation/runCommand.ts'
import { Falla } from '../http/Falla.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { settings } from '../installation/settings.ts'
import { prompt } from '../process/prompt.ts'

const apellido = z.string().trim().max(150, 'Cada apellido debe tener máximo 150 caracteres')

const cuenta = z
  .object({
    rol: z.enum(rolesSinRegistro, 'El rol debe ser coordinador o administrativo'),
    nombre: z.string().trim().min(1, 'El nombre es requerido').max(150, 'El nombre debe tener máximo 150 caracteres'),
    paterno: apellido,
    materno: apellido,
    email: correo,
    contrasena: contrasena('La contraseña es requerida'),
  })
  .transform(({ paterno, materno, ...datos }) => ({
    ...datos,
    ...(paterno && { apellido_paterno: paterno }),
    ...(materno && { apellido_materno: materno }),
  }))

async function respuestas(opciones: Argumentos['dadas']) {
  const dadas = new Map(Object.entries(opciones))
  const answers: Record<string, string> = {}
  for (const [opcion, pregunta, opcional] of preguntas) {
    const sinPreguntar = dicho(dadas.get(opcion)) ?? (opcional && !process.stdin.isTTY ? '' : undefined)
    answers[opcion] = sinPreguntar ?? (await prompt(pregunta, { instead: `--${opcion}` }))
  }
  const contrasena =
    process.env.CONTRASENA ||
    (await prompt('Contraseña', { hidden: true, instead: 'la contraseña en la variable CONTRASENA' }))
  return { ...answers, contrasena }
}

const preguntas: [string, string, boolean?][] = [
  ['rol', 'Rol (coordinador o administrativo)'],
  ['nombre', 'Nombre'],
  ['paterno', 'Apellido paterno', true],
  ['materno', 'Apellido materno', true],
  ['email', 'Correo'],
]

const uso = [
  'Uso: npm run usuario -- --rol coordinador --nombre "…" [--paterno "…"] [--materno "…"] --email …',
  '     npm run usuario -- --quitar-segundo-factor --email …   (perdió el teléfono y los códigos)',
  '     npm run usuario -- --desligar --email …   (entrará con otra cuenta de la institución)',
].join('\n')

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const opciones = {
  rol: text,
  nombre: text,
  paterno: text,
  materno: text,
  email: text,
  'quitar-segundo-factor': flag,
  desligar: flag,
}

/** Reads what was asked: an account to open, or what to take from the account of an e-mail. */
function argumentos() {
  const dadas = argumentsOf(uso, { options: opciones }).values
  const quita = dadas['quitar-segundo-factor'] ? sinFactor : dadas.desligar ? desligada : undefined
  if (!quita) return { dadas }
  const email = correo.safeParse(dadas.email)
  if (!email.success) throw new StartRefusal('Falta --email, el correo de la cuenta.')
  return { dadas, quita: { ...quita, email: email.data } }
}

type Argumentos = ReturnType<typeof argumentos>

const sinFactor = {
  quitar: resetFactors,
  hecho: 'ya no tiene segundo factor y sus sesiones se cerraron. Se le avisó por correo.',
  nada: 'no tenía segundo factor.',
}

const desligada = {
  quitar: unbind,
  hecho: 'quedó desligada de la institución y sus sesiones se cerraron. Se le avisó por correo.',
  nada: 'no estaba ligada a la institución.',
}

const dicho = (valor: string | boolean | undefined) => (typeof valor === 'string' ? valor : undefined)

const aqui = () => ({ now: () => new Date(), address: settings(process.env).address, wakeCorreos: () => undefined })

/** Removes from an account what its owner can no longer show, and reports the outcome. */
async function quitarle(
  db: Db,
  say: (line: string) => void,
  { email, quitar, hecho, nada }: NonNullable<Argumentos['quita']>,
) {
  const outcome = await quitar(db, aqui(), email)
  if (outcome === 'ninguna cuenta') throw new StartRefusal(`No hay ninguna cuenta con el correo ${email}.`)
  say(`${email}: ${outcome === 'hecho' ? hecho : nada}`)
}

/**
 * `npm run usuario`: opens an account of the two roles that no screen creates, asking for what is missing (password:
 * CONTRASENA, or typed unseen), or removes its second factor or institutional sign-in.
 */
await runCommand('npm run usuario', argumentos, async (db, say, { dadas, quita }) => {
  if (quita) return quitarle(db, say, quita)
  const leida = cuenta.safeParse(await respuestas(dadas))
  if (!leida.success) throw new StartRefusal(leida.error.issues.map(({ message }) => message).join('\n'))
  await cuentaNueva(db, leida.data).catch(error => {
    throw error instanceof Falla ? new StartRefusal(error.message) : error
  })
  say(`Cuenta creada: ${leida.data.email} (${leida.data.rol}).`)
})
