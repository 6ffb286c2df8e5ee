type Failure = {
  /** Text that the office reads; never words of the other server, which may repeat the mail. */
  reason: string
  /** `true` where asking again will not change it. */
  final: boolean
}

/** Explains why a mail could not be handed over. A 5xx refusal is final (RFC 5321), except one of our own user and password, or for lack of them, which somebody will mend. */
export const deliveryFailure = (error: unknown): Failure => {
  const read = (field: string) =>
    error instanceof Error && field in error ? String(error[field as keyof typeof error] ?? '') : ''
  const code = /^E[A-Z]+$/.exec(read('code'))?.[0]
  const answer = Number(/^[45]\d\d$/.exec(read('responseCode'))?.[0] ?? 0)
  if (code === 'EAUTH')
    return { reason: 'El servidor de correo no aceptó el usuario y la contraseña de SMTP_URL', final: false }
  if (answer === 530) return { reason: 'El servidor de correo pide usuario y contraseña en SMTP_URL', final: false }
  const unsafe = untrusted.find(([words]) => words.test(error instanceof Error ? error.message : ''))
  if (!answer && unsafe) return { reason: unsafe[1], final: false }
  if (answer >= 500) return { reason: `El servidor de correo lo rechazó (${answer})`, final: true }
  if (answer) return { reason: `El servidor de correo pidió esperar (${answer})`, final: false }
  if (code && storage.has(code))
    return { reason: `No se pudo escribir en la carpeta de correos (${code})`, final: false }
  return { reason: `El servidor de correo no respondió${code ? ` (${code})` : ''}`, final: false }
}

/** Failures of trust by the words of OpenSSL and Node: the driver keeps no code of them. */
const untrusted = [
  [/certificate|altnames/i, 'No se confía en el certificado del servidor de correo'],
  [/wrong version number/i, 'El servidor de correo no habla TLS en ese puerto: SMTP_URL dice smtps y quizá es smtp'],
] as const

const storage = new Set(['ENOSPC', 'EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EDQUOT', 'EIO'])
