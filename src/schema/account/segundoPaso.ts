/** An app of codes that is being switched on: its secret, to type, and as the address of a QR code. */
export type FactorPorConfirmar = { secreto: string; uri: string }

/** What a sign-in still asks: the pass to answer with, and by what. `activar` when the account has no factor yet and must have one. */
export type SegundoPaso = { pase: string; app: boolean; llave: boolean; activar?: FactorPorConfirmar }

/** A passkey, as its owner is told of it. Moments in ISO 8601. */
export type LlaveDeAcceso = { id: string; nombre: string; creada: string; ultima: string | null }

/** What an account has beside its password, as its owner is told of it. */
export type FactoresDeCuenta = {
  /** Since when its app of codes asks for one. */
  app: string | null
  llaves: readonly LlaveDeAcceso[]
  /** How many recovery codes are left. */
  codigos: number
  /** Whether the role must have a second factor. */
  exigido: boolean
  /** Whether browsers can make passkeys for this address. */
  admiteLlaves: boolean
}

/** What is wrong with a code as it was typed, in the words the person reads. */
export const faltaDeCodigo = (codigo: string): string | undefined =>
  codigo.trim() === '' ? 'Escriba el código' : codigo.trim().length > 60 ? 'El código es demasiado largo' : undefined
