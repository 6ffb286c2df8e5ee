/** State of a part of the installation: well, something to look after, or broken. */
export type Semaforo = 'bien' | 'atender' | 'mal'

/** A part of the installation: its state in words and, where something is to be done, what. */
export type ParteDelSistema = { parte: string; estado: Semaforo; dicho: string; hacer: string | null }

/** The installation as an administrator sees it, at a moment. */
export type EstadoDelSistema = { momento: string; partes: readonly ParteDelSistema[] }
