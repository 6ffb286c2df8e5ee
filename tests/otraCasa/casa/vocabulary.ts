declare module '../../../src/schema/account/roles.ts' {
  interface Roles {
    bibliotecaria: true
    lectora: true
  }
}

declare module '../../../src/schema/names.ts' {
  interface Scopes {
    mios: true
    delAnio: true
  }
  interface Guards {
    catalogo: true
  }
  interface Advisors {
    enCasa: true
    lejos: true
  }
  interface CaseCalls {
    taller: true
  }
}

declare module '../../../src/schema/screen.ts' {
  interface Icons {
    libro: true
    persona: true
    prestamo: true
  }
}

declare module '../../../server/context.ts' {
  interface Usuario {
    /** Number of the member; null for staff. */
    numero: string | null
  }
}

export {}
