import type { Usuario } from '../context.ts'

/** What history calls whoever does something: by name, where the account has one. */
export const writtenBy = ({ nombre, email }: Pick<Usuario, 'nombre' | 'email'>): string => nombre || email
