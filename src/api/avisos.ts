export type Aviso = { tipo: 'success' | 'error' | 'info'; texto: string }

/** Notices that wait for a screen that can show them: they outlive the change between the admin and the landing. The same text waits once. */
export const avisos = {
  lista: (): readonly Aviso[] => lista,
  agregar(aviso: Aviso) {
    if (!lista.some(otro => otro.tipo === aviso.tipo && otro.texto === aviso.texto)) cambiar([...lista, aviso])
  },
  quitar: (aviso: Aviso) => cambiar(lista.filter(otro => otro !== aviso)),
  vaciar: () => cambiar([]),
  suscribir(oyente: () => void) {
    oyentes.add(oyente)
    return () => void oyentes.delete(oyente)
  },
}

let lista: readonly Aviso[] = []
const oyentes = new Set<() => void>()

function cambiar(nueva: readonly Aviso[]) {
  lista = nueva
  oyentes.forEach(oyente => oyente())
}
