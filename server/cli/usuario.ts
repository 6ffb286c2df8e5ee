import { parseArgs } from 'node:util'
import { z } from 'zod'
import { cuentaNueva } from '../auth/cuentaNueva.ts'
import { contrasena, correo } from '../auth/esquemas.ts'
import { runCommand } from '../process/runCommand.ts'
import { Falla } from '../http/Falla.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { prompt } from '../process/prompt.ts'

const apellido = z.string().trim().max(150, 'Cada apellido debe tener máximo 150 caracteres')

const cuenta = z
  .object({
    rol: z.enum(['coordinador', 'administrativo'], 'El rol debe ser coordinador o administrativo'),
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

async function respuestas() {
  const dadas = opciones()
  const asked: Record<string, string> = {}
  for (const [opcion, pregunta, opcional] of preguntas) {
    const sinPreguntar = dadas.get(opcion) ?? (opcional && !process.stdin.isTTY ? '' : undefined)
    asked[opcion] = sinPreguntar ?? (await prompt(pregunta, { instead: `--${opcion}` }))
  }
  const contrasena =
    process.env.CONTRASENA ||
    (await prompt('Contraseña', { hidden: true, instead: 'la contraseña en la variable CONTRASENA' }))
  return { ...asked, contrasena }
}

const preguntas: [string, string, boolean?][] = [
  ['rol', 'Rol (coordinador o administrativo)'],
  ['nombre', 'Nombre'],
  ['paterno', 'Apellido paterno', true],
  ['materno', 'Apellido materno', true],
  ['email', 'Correo'],
]

function opciones() {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({ options: { rol: text, nombre: text, paterno: text, materno: text, email: text } })
    return new Map(Object.entries(values))
  } catch {
    throw new StartRefusal(
      'Uso: npm run usuario -- --rol coordinador --nombre "…" [--paterno "…"] [--materno "…"] --email …',
    )
  }
}

/** `npm run usuario -- --rol … --nombre … --email …`: opens an account of the two roles that no screen creates. What is missing is asked; the password comes from CONTRASENA or is typed unseen. */
await runCommand('npm run usuario', async (db, say) => {
  const leida = cuenta.safeParse(await respuestas())
  if (!leida.success) throw new StartRefusal(leida.error.issues.map(({ message }) => message).join('\n'))
  await cuentaNueva(db, leida.data).catch(error => {
    throw error instanceof Falla ? new StartRefusal(error.message) : error
  })
  say(`Cuenta creada: ${leida.data.email} (${leida.data.rol}).`)
})
