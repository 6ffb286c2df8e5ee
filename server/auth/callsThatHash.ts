/** Calls that may hash a password, which costs a tenth of a second of a processor. */
export const callsThatHash = /^\/api\/(login|olvido-contra|restablecer-contrasenia|cambio-contrasenia)(\/|$)/
