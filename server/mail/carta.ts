import { universidad } from '../../src/domain/universidad.ts'
import type { Correo } from '../context.ts'

/** Letter to the owner of an account, who is greeted by name where it is known. */
type Carta = { para: string; nombre: string | null; asunto: string; parrafos: readonly string[] }

/** Renders a letter of the university: its subject with the university's name, greeting, paragraphs and signature. */
export const carta = ({ para, nombre, asunto, parrafos }: Carta): Correo => ({
  para,
  asunto: `${asunto} · ${universidad.nombre}`,
  texto: [`Hola${nombre ? `, ${nombre}` : ''}:`, ...parrafos, `${universidad.nombre}\n${universidad.contacto}`].join(
    '\n\n',
  ),
})
