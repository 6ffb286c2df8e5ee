/** Signs in to a running app and returns the token. */
export async function ingreso(direccion: string, email: string, password = 'Comunal2026'): Promise<string> {
  const respuesta = await fetch(`${direccion}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { data, message } = await respuesta.json()
  if (!data?.token) throw new Error(`no se pudo ingresar: ${message}`)
  return data.token
}
