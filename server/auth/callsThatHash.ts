/** The calls that may work out the hash of a password, which costs a tenth of a second of a processor. */
export const callsThatHash = /^\/api\/(login|olvido-contra|restablecer-contrasenia|cambio-contrasenia)(\/|$)/
