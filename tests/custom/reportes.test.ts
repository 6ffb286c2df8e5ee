import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pasos } from '../../server/crud/casos/tables.ts'
import { archivos } from '../../server/files/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { alumnos, clase, notas } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante, grupo, persona, programa } from '../harness/filas.ts'
import { pdfDePrueba } from '../harness/pdfDePrueba.ts'
import { porFuera } from '../harness/porFuera.ts'
import { otroGrupo, vecinos } from '../harness/vecinos.ts'
import { createApp } from '../../server/universityServer.ts'

const { reportes_de_grupos } = tables

let e: Escena
let app: ReturnType<typeof createApp>
let claves: Awaited<ReturnType<typeof vecinos>>
let token: string
let coordinador: string
beforeAll(async () => {
  e = await escena()
  app = createApp(e.db, e.opciones)
  claves = await vecinos(e.db)
  await clase(e.db, claves, { cambios: { matricula: persona('G').matricula, dias: [6] } })
  token = await e.tokenDe('escolar')
  coordinador = await e.tokenDe('coordinador')
})
beforeEach(async () => {
  await porFuera(e.db, sql`delete from ${pasos}`)
  await e.db.delete(reportes_de_grupos)
  await e.db.delete(archivos)
})
afterAll(() => e.cerrar())

const pdf = (texto = 'hola') => pdfDePrueba(texto, 'firmado.pdf')
const relleno = (megas: number, de: File) =>
  new File([de, new Uint8Array(megas * 1024 * 1024 - de.size)], 'sin\u0000extensión')
const enviar = async (
  cual: 'inicio' | 'final',
  archivo: File | string | null = pdf(),
  { clave_grupo = grupo.clave_grupo, quien = token } = {},
) => {
  const body = new FormData()
  for (const [nombre, valor] of Object.entries({ clave_grupo, id_periodo: claves.id_periodo })) body.set(nombre, valor)
  if (archivo !== null) body.set('archivoPdf', archivo)
  const respuesta = await app.request(`/api/reporte/estado/actualizacion/${cual}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${quien}` },
    body,
  })
  const { message, data } = (await respuesta.json()) as {
    message: string
    data: { archivo_inicio: string; aprobado_inicio: number }
  }
  return { status: respuesta.status, message, data }
}
const informacion = async (quien = token, clave = grupo.clave_grupo) => {
  const { status, texto } = await e.pedir('GET', `grupo/${clave}/periodo/${claves.id_periodo}/materias/estudiantes`, {
    token: quien,
  })
  return { status, data: JSON.parse(texto).data }
}
const datos = async (quien = token) => {
  const path =
    quien === token
      ? `programas/${programa.clave}/periodos/${claves.id_periodo}/cucs/grupos/validacion`
      : `cuc/${cuc.clave}/programa/${programa.clave}/periodo/${claves.id_periodo}/grupos/validacion`
  const { grupos } = JSON.parse((await e.pedir('GET', path, { token: quien })).texto).data
  return grupos
}

describe('the reports of a group', () => {
  it('begin with the first download, are sent once each in order, and reach the coordinador', async () => {
    expect(await datos()).toMatchObject([
      {
        clave_grupo: grupo.clave_grupo,
        nombre: grupo.nombre,
        programa: { nombre: programa.nombre, modalidad: programa.modalidad, clave_programa: programa.clave },
        datos_reporte: 0,
      },
    ])
    expect(await enviar('inicio')).toMatchObject({ status: 409, message: 'Primero genere el reporte con Descargar' })
    expect((await informacion()).status).toBe(200)
    expect((await informacion()).status).toBe(200)
    expect((await datos())[0].datos_reporte).toEqual({
      aprobado_inicio: 0,
      aprobado_final: 0,
      archivo_inicio: null,
      archivo_final: null,
    })
    expect(await enviar('final')).toMatchObject({ status: 409, message: 'Primero envíe el reporte inicial' })
    expect(await enviar('inicio')).toMatchObject({
      status: 200,
      message: 'Reporte inicial enviado correctamente',
      data: { aprobado_inicio: 1, aprobado_final: 0 },
    })
    expect(await enviar('inicio', pdf('otro'))).toMatchObject({ status: 409, message: 'El reporte ya fue enviado' })
    expect(await enviar('final', pdf('final'))).toMatchObject({
      status: 200,
      message: 'Reporte final enviado correctamente',
    })
    expect((await datos(coordinador))[0].datos_reporte).toMatchObject({
      aprobado_inicio: 1,
      aprobado_final: 1,
      archivo_inicio: expect.stringContaining('/api/storage/'),
      archivo_final: expect.stringContaining('firma='),
    })
    expect(await e.db.$count(archivos)).toBe(2)
  })

  it('reading them as coordinador begins nothing', async () => {
    expect((await informacion(coordinador)).status).toBe(200)
    expect((await datos())[0].datos_reporte).toBe(0)
  })

  it('are those of the own campus only', async () => {
    expect((await informacion(token, otroGrupo.clave_grupo)).status).toBe(403)
    expect((await informacion(token, 'NO-HAY')).status).toBe(404)
    expect((await enviar('inicio', pdf(), { clave_grupo: otroGrupo.clave_grupo })).status).toBe(403)
    expect(await e.db.$count(archivos)).toBe(0)
  })

  it('of fifty senders at once one stores its file', async () => {
    await informacion()
    const respuestas = await Promise.all(Array.from({ length: 50 }, (_, lugar) => enviar('inicio', pdf(`de ${lugar}`))))
    expect(respuestas.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      respuestas.filter(({ status, message }) => status === 409 && message === 'El reporte ya fue enviado'),
    ).toHaveLength(49)
    expect(await e.db.$count(archivos)).toBe(1)
  })
})

describe('a file', () => {
  beforeEach(async () => void (await informacion()))
  it.each([
    [
      'a picture called .pdf',
      new File(['\u0089PNG'], 'reporte.pdf', { type: 'application/pdf' }),
      422,
      'Solo se permiten archivos PDF',
    ],
    ['an empty file', new File([], 'reporte.pdf', { type: 'application/pdf' }), 422, 'Solo se permiten archivos PDF'],
    ['no file', null, 422, 'Seleccione un archivo PDF'],
    ['a text in its place', '%PDF-1.4', 422, 'Seleccione un archivo PDF'],
    [
      'eleven megabytes',
      new File(['%PDF-1.4', new Uint8Array(11 * 1024 * 1024)], 'grande.pdf'),
      413,
      'El archivo debe pesar máximo 10 MB',
    ],
    [
      'one byte too many',
      new File(['%PDF-1.4', new Uint8Array(10 * 1024 * 1024 - 7)], 'grande.pdf'),
      413,
      'El archivo debe pesar máximo 10 MB',
    ],
  ])('that is %s is refused and changes nothing', async (_, archivo, status, message) => {
    expect(await enviar('inicio', archivo)).toMatchObject({ status, message })
    expect((await datos())[0].datos_reporte).toMatchObject({ aprobado_inicio: 0 })
    expect(await e.db.$count(archivos)).toBe(0)
  })

  it('of ten megabytes, with any name, is stored unchanged', async () => {
    expect((await enviar('inicio', relleno(10, pdf()))).status).toBe(200)
    expect(await e.db.select({ tamanio: archivos.tamanio, nombre: archivos.nombre }).from(archivos)).toMatchObject([
      { tamanio: 10 * 1024 * 1024, nombre: 'sinextensión.pdf' },
    ])
  })

  it('a body that breaks off or is no form is refused', async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' }
    const respuesta = await app.request('/api/reporte/estado/actualizacion/inicio', {
      method: 'POST',
      headers,
      body: '--x\r\nContent-Disposition: form-data; name="archivoPdf"; filename="a.pdf"\r\n\r\n%PDF-1.4 half',
    })
    expect([400, 422]).toContain(respuesta.status)
    expect(await e.db.$count(archivos)).toBe(0)
  })

  it('opens by its link without a session, for some minutes, and by nothing else', async () => {
    const {
      data: { archivo_inicio: enlace },
    } = await enviar('inicio')
    const abrir = (direccion: string) => app.request(direccion)
    const respuesta = await abrir(enlace)
    expect([respuesta.status, respuesta.headers.get('content-type'), await respuesta.text()]).toEqual([
      200,
      'application/pdf',
      await pdf().text(),
    ])
    const otra = new URL(enlace, 'http://x')
    otra.searchParams.set('expira', String(Number(otra.searchParams.get('expira')) + 1))
    for (const mala of [
      `${otra.pathname}${otra.search}`,
      enlace.replace(/firma=.*/, 'firma=x'),
      enlace.replace(/\?.*/, ''),
      enlace.replace(/storage\/(.)/, (_, letra) => `storage/${letra === '0' ? 1 : 0}`),
      '/api/storage/x.pdf',
    ])
      expect((await abrir(mala)).status).toBe(403)
    e.pasan(16)
    expect((await abrir(enlace)).status).toBe(403)
    expect((await abrir((await datos(await e.tokenDe('coordinador')))[0].datos_reporte.archivo_inicio)).status).toBe(
      200,
    )
  })
})

describe('the attendance data', () => {
  it('contains the group’s students, those of others in its classes, grades, totals and signatories', async () => {
    const propios = await alumnos(e.db, claves, 4)
    const [otraMateria] = await e.db
      .insert(tables.materias)
      .values({ clave_materia: 'COM-200', nombre: 'Asamblea', creditos: 5 })
      .returning()
    await e.db.insert(tables.grupos).values({ ...grupo, clave_grupo: 'COM-9Z', nombre: 'Noveno' })
    const ajenos = await alumnos(e.db, claves, 2, { letra: 'B', clave_grupo: 'COM-9Z' })
    await clase(e.db, claves, { matriculas: [...propios, ...ajenos] })
    await clase(e.db, claves, {
      matriculas: propios.slice(0, 1),
      cambios: { id_materia: otraMateria?.id_materia ?? '' },
    })
    const quien = await e.tokenDe('escolar')
    const { data } = await informacion(quien)
    expect(data.nombres_materias).toEqual(['Asamblea', 'Saberes de la milpa'])
    expect(
      data.grupos[0].estudiantes_grupo.map((cada: { estudiante: { matricula: string } }) => cada.estudiante.matricula),
    ).toEqual([estudiante.matricula, ...propios])
    expect(
      data.grupos[0].estudiantes_otras_clases.map(
        (cada: { estudiante: { matricula: string } }) => cada.estudiante.matricula,
      ),
    ).toEqual(ajenos)
    expect(data.grupos[0].estudiantes_grupo[1]).toEqual({
      estudiante: {
        matricula: propios[0],
        nombre: 'Ana',
        apellidos: 'PérezA000 Cruz',
        sexo: 'H',
        regular: 'Si',
        semestre: 1,
      },
      clases: expect.arrayContaining([
        { nombre_materia: 'Asamblea', calificacion_estudiante: 'Sin calificar' },
        { nombre_materia: 'Saberes de la milpa', calificacion_estudiante: 'Sin calificar' },
      ]),
    })
    expect(data).toMatchObject({
      total_estudiantes: 5,
      total_estudiantes_hombres: 2,
      total_estudiantes_mujeres: 3,
      semestre: 1,
      directivo: { nombre: 'Magdalena', apellidos: 'García López' },
      coordinador: { nombre: 'Citlali', apellidos: 'Ortiz Muñoz' },
      rector: { nombre: expect.any(String), apellidos: expect.any(String) },
      escolarCentral: { nombre: expect.any(String), apellidos: expect.any(String) },
    })
    expect(
      await e.db.select().from(reportes_de_grupos).where(eq(reportes_de_grupos.clave_grupo, grupo.clave_grupo)),
    ).toHaveLength(1)
  })

  it('tells grades that the school office has not closed from those that it has', async () => {
    const [una] = await e.db
      .insert(tables.materias)
      .values({ clave_materia: 'COM-300', nombre: 'Telares', creditos: 5 })
      .returning()
    const matriculas = [estudiante.matricula]
    const id_clase = await clase(e.db, claves, { matriculas, cambios: { id_materia: una?.id_materia ?? '' } })
    const dicha = async () => {
      const { data } = await informacion()
      const { clases } = data.grupos[0].estudiantes_grupo.find(
        (cada: { estudiante: { matricula: string } }) => cada.estudiante.matricula === estudiante.matricula,
      )
      return clases.find((cada: { nombre_materia: string }) => cada.nombre_materia === 'Telares')
    }
    const calificar = async (quien: string, calificacion: number) =>
      expect(
        await e.pedir('POST', `${quien}/clases/estudiantes/calificacion`, {
          token: await e.tokenDe(quien === 'escolar' ? 'escolar' : 'facilitador'),
          cuerpo: { id_clase, estudiantes: notas(matriculas, calificacion) },
        }),
      ).toMatchObject({ status: 200 })
    expect(await dicha()).toEqual({ nombre_materia: 'Telares', calificacion_estudiante: 'Sin calificar' })
    await calificar('facilitadores', 5)
    expect(await dicha()).toEqual({ nombre_materia: 'Telares', calificacion_estudiante: '5', por_cerrar: true })
    await calificar('escolar', 8)
    expect(await dicha()).toEqual({ nombre_materia: 'Telares', calificacion_estudiante: '8' })
  })
})
