/** An app of codes that is being switched on: its secret, to type, and the same as the URI of a QR code. */
export type FactorPorConfirmar = { secreto: string; uri: string }

/** Second step that a sign-in still asks for: the pass to answer with, and the factors that may answer it. `activar` stands when the account has no factor yet and must have one. */
export type SegundoPaso = { pase: string; app: boolean; llave: boolean; activar?: FactorPorConfirmar }

/** A passkey as its owner sees it. Moments in ISO 8601. */
export type LlaveDeAcceso = { id: string; nombre: string; creada: string; ultima: string | null }

/** Factors that an account has beside its password, as its owner sees them. */
export type FactoresDeCuenta = {
  /** Moment from which sign-in asks for a code of its app; null without an app. */
  app: string | null
  llaves: readonly LlaveDeAcceso[]
  /** Recovery codes that are left. */
  codigos: number
  /** `true` where the role must have a second factor. */
  exigido: boolean
  /** `true` where browsers can make passkeys for this address. */
  admiteLlaves: boolean
}

/** Returns what is wrong with a code as it was typed, in the words that the person reads; undefined when it may be sent. */
export const faltaDeCodigo = (codigo: string): string | undefined =>
  codigo.trim() === '' ? 'Escriba el código' : codigo.trim().length > 60 ? 'El código es demasiado largo' : undefined
