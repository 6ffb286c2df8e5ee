import type { Usuario } from '../context.ts'

/** Returns the name that history gives an author: that of the account, else its e-mail. */
export const nameOfAuthor = ({ nombre, email }: Pick<Usuario, 'nombre' | 'email'>): string => nombre || email
