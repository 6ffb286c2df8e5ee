import { eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ana, biblioteca, ejemplar, estantes, eva, libro, otro, prestamo, type Biblioteca } from './biblioteca.ts'
import { tables } from './casa/servidor.ts'
import { hojasDe } from './hojasDe.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro]) await b.pedir('flor', 'POST', 'libros', cada)
  for (const cada of [ana, eva]) await b.pedir('flor', 'POST', 'socias', cada)
})
afterAll(() => b.cerrar())

const { subir, filasDe } = hojasDe(() => b)

describe('a sheet that is under way', () => {
  const cabeza = 'Signatura,Título,Autor,Género,Año'

  it('is corrected cell by cell and column by column, and gives its wrong rows back with what is wrong', async () => {
    const { id } = await subir('libros', 'Signatura,Nombre,Autor,Género', 'U-1,Uno,Una', 'U-2,Dos')
    const escribir = (camino: string, cuerpo: object) =>
      b.pedir('flor', 'POST', `importaciones/${id}/${camino}`, cuerpo)
    for (const [columnas, motivo] of [
      [['signatura', 'nada'], 'Una de las columnas no es válida'],
      [['signatura', 'signatura'], 'Dos columnas no pueden llenar el mismo dato'],
    ] as const)
      expect(await escribir('columnas', { columnas })).toMatchObject({ status: 422, message: motivo })
    const campos = ['signatura', 'titulo', 'autor', 'genero']
    const dichas = await escribir('columnas', { columnas: campos, agregar: { campo: 'anio', valor: ' 1999 ' } })
    expect(dichas.data.columnas).toEqual([
      { encabezado: 'Signatura', campo: 'signatura' },
      { encabezado: 'Nombre', campo: 'titulo' },
      { encabezado: 'Autor', campo: 'autor' },
      { encabezado: 'Género', campo: 'genero' },
      { encabezado: 'Año', campo: 'anio' },
    ])
    const cambios = [
      { renglon: 2, columna: 3, valor: 'Novela' },
      { renglon: 2, columna: 1, valor: 'Uno solo' },
    ]
    expect((await escribir('celdas', { cambios })).data.cuenta).toMatchObject({ nuevos: 1, errores: 1 })
    const { data } = await b.pedir('flor', 'GET', `importaciones/${id}/filas`)
    expect(data.filas.map(({ celdas }: { celdas: string[] }) => celdas)).toEqual([
      ['U-1', 'Uno solo', 'Una', 'Novela', '1999'],
      ['U-2', 'Dos', '', '', '1999'],
    ])
    expect((await b.pedir('flor', 'GET', `importaciones/${id}/filas?estado=error&desde=0&cuantos=1`)).data.total).toBe(
      1,
    )
    expect((await b.pedir('flor', 'GET', `importaciones/${id}/filas?desde=1`)).data.filas).toHaveLength(1)
    const errores = await b.app.request(`/api/importaciones/${id}/errores`, {
      headers: { Authorization: 'Bearer flor' },
    })
    expect(errores.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''hoja%20(errores).xlsx")
    expect((await readXlsx(new Uint8Array(await errores.arrayBuffer()))).sheets[0]?.rows).toEqual([
      ['Signatura', 'Nombre', 'Autor', 'Género', 'Año', 'error'],
      ['U-2', 'Dos', '', '', '1999', 'Autor: El autor es requerido · Género: El género es requerido'],
    ])
    const { huella } = (await b.pedir('flor', 'GET', 'importaciones/libros')).data
    expect(await escribir('aplicar', { huella })).toMatchObject({
      status: 409,
      message: 'Corrija 1 renglón o deje fuera los que tienen errores',
    })
    expect(await escribir('aplicar', { huella, omitir: true })).toMatchObject({
      status: 200,
      data: { nuevos: 1, cambiados: 0, omitidos: 1 },
    })
    await b.pedir('flor', 'DELETE', 'libros/U-1')
  })

  it('is nobody else’s, is found again, and is not written over what changed meanwhile or already is so', async () => {
    expect((await b.pedir('flor', 'GET', 'importaciones/socias')).data).toBeNull()
    expect((await b.pedir('flor', 'GET', 'importaciones/socias/avance')).data).toEqual({ avance: 100 })
    const { id, huella } = await subir('libros', cabeza, 'N-1,El llano en llamas,Juan Rulfo,Novela,1999')
    expect((await b.pedir('flor', 'GET', 'importaciones/libros')).data).toMatchObject({
      id,
      huella,
      interrumpida: false,
    })
    expect((await b.pedir('lola', 'GET', `importaciones/${id}/filas`)).status).toBe(404)
    await b.pedir('flor', 'PUT', 'libros/N-1', { ...libro, anio: 1960 })
    const tarde = await b.pedir('flor', 'POST', `importaciones/${id}/aplicar`, { huella })
    expect([tarde.status, tarde.message]).toEqual([
      409,
      'Los registros cambiaron desde que los revisó: revíselos de nuevo',
    ])
    expect(tarde.data.cambiaron).toMatchObject([{ renglon: 2, cambios: { anio: ['1960', '1999'] } }])
    await b.pedir('flor', 'PUT', 'libros/N-1', { ...libro, prestable: true })
    const igual = await subir('libros', cabeza, 'N-1,El llano en llamas,Juan Rulfo,Novela,1953')
    expect(await b.pedir('flor', 'POST', `importaciones/${igual.id}/aplicar`, { huella: igual.huella })).toMatchObject({
      status: 409,
      message: 'No hay nada que importar: el archivo dice lo mismo que el sistema',
    })
  })

  it('is not written over what is known against it now, nor by the mark of a look before the last one', async () => {
    await b.pedir('flor', 'POST', 'prestamos', prestamo)
    const { id, huella } = await subir('libros', 'Signatura,Se presta', 'N-1,No')
    await b.pedir('flor', 'POST', `importaciones/${id}/dudas`, { aceptada: true })
    const aplicar = (de: string, con: string) =>
      b.pedir('flor', 'POST', `importaciones/${de}/aplicar`, { huella: con, dudas: true })
    await b.db.update(tables.prestamos).set({ numero: eva.numero })
    const tarde = await aplicar(id, huella)
    expect([tarde.status, tarde.data.cambiaron.map(({ renglon }: { renglon: number }) => renglon)]).toEqual([409, [2]])
    await b.db.delete(tables.prestamos)

    const nuevo = await subir('libros', cabeza, 'R-1,Aura,Carlos Fuentes,Novela,1962')
    await b.pedir('flor', 'POST', 'libros', { ...libro, signatura: 'R-1', titulo: 'Aura', autor: 'Carlos Fuentes' })
    const { data: visto } = await b.pedir('flor', 'POST', `importaciones/${nuevo.id}/revisar`, {})
    expect(visto.cuenta).toMatchObject({ nuevos: 0, cambian: 1 })
    await b.pedir('flor', 'DELETE', 'libros/R-1')
    for (const con of [nuevo.huella, visto.huella]) expect((await aplicar(nuevo.id, con)).status).toBe(409)
  })

  it('says how far it is while it is judged and while it is written', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const avance = async () => (await b.pedir('flor', 'GET', 'importaciones/libros/avance')).data.avance
    const mientrasHay = (titulo: string, hecho: () => Promise<void>) =>
      b.db.transaction(async tx => {
        await tx
          .insert(tables.libros)
          .values({ signatura: titulo, titulo, autor: libro.autor, genero: 'Novela', prestable: true, cuidados: [] })
        await hecho()
        await tx.delete(tables.libros).where(eq(tables.libros.signatura, titulo))
      })
    const subidas: ReturnType<typeof subir>[] = []
    await mientrasHay('Dos', async () => {
      await mientrasHay('Uno', async () => {
        subidas.push(subir('libros', cabeza, 'V-1,Uno,Juan Rulfo,Novela,1999', 'N-1,Dos,Juan Rulfo,Novela,1953'))
        await expect.poll(avance).toBe(60)
        vi.advanceTimersByTime(1000)
      })
      await expect.poll(avance).toBe(80)
    })
    for (const { cuenta } of await Promise.all(subidas)) expect(cuenta).toMatchObject({ nuevos: 1, cambian: 1 })
    expect(await avance()).toBe(100)
  })

  it('that takes too long to read is refused, in the words that cure it', async () => {
    const plazo = vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => AbortSignal.abort())
    const { status, message } = await b.pedir('flor', 'POST', 'importaciones/libros?archivo=hoja.csv', {
      un: 'archivo'.padEnd(20_000),
    })
    expect([status, message, plazo.mock.calls]).toEqual([
      422,
      'No se pudo leer el archivo: guárdelo de nuevo como CSV y vuelva a elegirlo',
      [[120_000]],
    ])
    plazo.mockRestore()
  })

  it('names those that are called the same by what tells them apart', async () => {
    await b.pedir('flor', 'POST', 'socias', { ...ana, numero: 'D003' })
    const [fila] = await filasDe('prestamos', 'Libro,Socia,Salida,Vence', 'P-1,Ana Cruz,01/05/2026,09/05/2026')
    expect(fila?.faltas).toEqual({
      numero: expect.stringMatching(/^Hay 2 en «Socia» que se llaman «Ana Cruz»: escriba «.*A001.*» o «.*D003.*»$/),
    })
    const [otra] = await filasDe('prestamos', 'Libro,Socia,Salida,Vence', 'P-1,D003,01/05/2026,09/05/2026')
    expect([otra?.estado, otra?.faltas]).toEqual(['nuevo', {}])
    await b.pedir('flor', 'DELETE', 'socias/D003')
  })
})

describe('a sheet of copies', () => {
  const titulos = 'Código,Estante,Sala,Piso,Regalado,Motivo'
  beforeAll(async () => {
    for (const cada of estantes) await b.pedir('flor', 'POST', 'estantes', cada)
    await b.pedir('flor', 'POST', 'ejemplares', ejemplar)
  })

  const clavesDe = async (...codigos: string[]) =>
    (await b.db.select().from(tables.ejemplares).orderBy(tables.ejemplares.codigo))
      .filter(({ codigo }) => codigos.includes(codigo))
      .map(({ estante }) => estante)

  it('has cells that mean what others leave; of what hangs from a cell that says nothing, nothing is said', async () => {
    const filas = await filasDe(
      'ejemplares',
      titulos,
      'E-2,Novela,Sur,1,Sí,',
      'E-3,Ensayo,Norte,1,No,Faltaba',
      'E-4,Novela,Norte,uno,Quizá,',
      'E-5,Novela,,1,No,',
      'E-6,,Norte,2,,Faltaba',
      'E-7,Ensayo,Norte,2,Sí,',
      'E-8,Teatro,Norte,1,Sí,',
      'E-9,Novela,Norte,9,Sí,',
    )
    expect(filas.map(({ estado, faltas }) => [estado, faltas])).toEqual([
      ['nuevo', {}],
      ['error', { estante: '«Ensayo» no es una opción de «Estante»: escriba Novela' }],
      ['error', { piso: expect.stringMatching(/número/), regalado: expect.stringMatching(/Quizá/) }],
      ['error', { sala: 'La sala es requerida', motivo: 'Diga por qué se compró' }],
      ['error', { estante: 'El estante es requerido' }],
      ['nuevo', {}],
      ['error', { estante: '«Teatro» no es una opción de «Estante»: escriba Novela' }],
      ['error', { estante: '«Novela» no es una opción de «Estante»' }],
    ])
  })

  it('is read anew where a cell that another hangs from says something else', async () => {
    const filas = await filasDe('ejemplares', titulos, 'E-1,Novela,Sur,1,Sí,')
    expect(filas.map(({ estado, cambios, faltas }) => [estado, cambios, faltas])).toEqual([
      ['cambia', { sala: ['Norte', 'Sur'], estante: ['Novela', 'Novela'] }, {}],
    ])
    const { id, huella } = await subir('ejemplares', titulos, 'E-1,Novela,Sur,1,Sí,', 'E-2,Novela,Norte,1,Sí,')
    expect((await b.pedir('flor', 'POST', `importaciones/${id}/aplicar`, { huella })).status).toBe(200)
    expect(await clavesDe('E-1', 'E-2')).toEqual(['S1', 'N1'])
  })

  it('may say what is so, though nobody would be offered that now', async () => {
    await b.db.update(tables.estantes).set({ uso: 'Depósito' }).where(eq(tables.estantes.clave, 'S1'))
    const filas = await filasDe('ejemplares', titulos, 'E-1,Novela,Sur,1,Sí,')
    expect(filas.map(({ estado, faltas }) => [estado, faltas])).toEqual([['igual', {}]])
    await b.db.update(tables.estantes).set({ uso: 'Abierto' }).where(eq(tables.estantes.clave, 'S1'))
  })

  it('of shelves finds each by several cells, also by those that are empty where they may be', async () => {
    const filas = await filasDe(
      'estantes',
      'Nombre,Sala,Piso,Pasillo,Color,Uso',
      'Novela,Norte,1,,Rojo,Depósito',
      'Ensayo,Norte,2,A,,Depósito',
      'Novela,Sur,1,,,Depósito',
      ',Sur,1,,,Depósito',
    )
    expect(filas.map(({ estado, clave }) => [estado, clave])).toEqual([
      ['cambia', 'N1'],
      ['cambia', 'N2'],
      ['cambia', 'S1'],
      ['error', null],
    ])
  })

  it('asks for what its new records cannot be without, and no more once there is a column of it', async () => {
    const campos = async (name: string, ...renglones: string[]): Promise<readonly [string, boolean][]> =>
      (await subir(name, ...renglones)).campos.map(({ nombre, falta }: { nombre: string; falta: boolean }) => [
        nombre,
        falta,
      ])
    expect(await campos('ejemplares', 'Regalado', 'Sí')).toEqual([
      ['Id', false],
      ['Código', true],
      ['Sala', true],
      ['Piso', true],
      ['Estante', true],
      ['Regalado', false],
      ['Motivo', false],
    ])
    const faltan = (await campos('ejemplares', 'Código,Sala', 'E-9,Sur')).filter(([, falta]) => falta)
    expect(faltan.map(([nombre]) => nombre)).toEqual(['Piso', 'Estante', 'Motivo'])
    expect((await campos('prestamos', 'Código,Sala', 'E-9,Sur')).at(-1)).toEqual(['Estado', false])
  })

  it('tells of each field whether every new record needs it, whatever its columns', async () => {
    const campos = async (name: string) =>
      (await subir(name, 'Código,Sala', 'E-9,Sur')).campos.map(
        ({ nombre, requerido }: { nombre: string; requerido: boolean }) => [nombre, requerido],
      )
    expect(await campos('ejemplares')).toEqual([
      ['Id', false],
      ['Código', true],
      ['Sala', true],
      ['Piso', true],
      ['Estante', true],
      ['Regalado', false],
      ['Motivo', false],
    ])
    expect((await campos('prestamos')).at(-1)).toEqual(['Estado', false])
  })

  it('waits while it has doubts until somebody accepts them; what is no new value is not doubted', async () => {
    const nuevo = [titulos, 'X-1,Novela,Sur,1,Sí,', 'E-7,Novela,Sur,1,Sí,']
    const { id, huella, cuenta } = await subir('ejemplares', ...nuevo)
    expect(cuenta).toMatchObject({ nuevos: 2, dudas: 1 })
    const aplicar = () => b.pedir('flor', 'POST', `importaciones/${id}/aplicar`, { huella, dudas: true })
    expect((await b.pedir('flor', 'POST', `importaciones/${id}/aplicar`, { huella })).message).toBe(
      'Revise y acepte los datos dudosos',
    )
    expect((await aplicar()).status).toBe(200)
    const [una] = await filasDe('ejemplares', titulos, 'X-1,Novela,Norte,1,Sí,')
    expect([una?.estado, una?.dudas]).toEqual(['cambia', []])
  })

  it('that cannot be judged for now has no fault in its rows: it is refused whole, and nothing of it kept', async () => {
    const respuesta = await b.app.request('/api/importaciones/ejemplares?archivo=hoja.csv', {
      method: 'POST',
      headers: { Authorization: 'Bearer flor' },
      body: 'Código,Sala,Piso,Estante\nE-1,Sótano,1,Novela',
    })
    expect([respuesta.status, (await respuesta.json()).message]).toEqual([
      503,
      'La otra biblioteca no responde, intente más tarde',
    ])
    expect((await b.pedir('flor', 'GET', 'importaciones/ejemplares')).data).toBeNull()
  })
})
