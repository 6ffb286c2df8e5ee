declare module '../context.ts' {
  interface Usuario {
    matricula: string | null
    /** Null for roles that belong to no single CUC. */
    clave_cuc: string | null
  }
}

export {}
