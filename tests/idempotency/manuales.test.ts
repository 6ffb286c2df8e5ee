import { jsPDF } from 'jspdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante, grupo, persona, programa } from '../harness/filas.ts'
import { faltasDeRespuesta, llamadaDe } from '../harness/faltasDeRespuesta.ts'
import { huella } from '../harness/huella.ts'
import { candidatas, informacionDeServicio } from '../harness/servicios.ts'
import { otroPrograma, vecinos } from '../harness/vecinos.ts'
import { en, ponerServicio } from '../servicioSocial/ponerServicio.ts'

type Llamada = { rol: string; metodo?: string; ruta: string; cuerpo?: object; formulario?: object }

const { matricula } = estudiante
const id_clase = '5e0c1a50-0000-4000-8000-00000000000c'
const candidata = 'V000'.padEnd(18, '0')
const servicio = { id_servicio_social: '5e0c1a50-0000-4000-8000-000000000001', matricula_estudiante: matricula }
const solicitud = {
  matricula_estudiante: matricula,
  nombre: 'José Luis Peña Cruz',
  programa: programa.nombre,
  nivel: programa.grado,
  cuc: cuc.nombre,
  tipo_certificado: 'Parcial',
  fecha_expedicion: '2026-11-20',
}

const documento = new jsPDF()
documento.text('Documento de prueba', 10, 10)
const pdf = new File([documento.output('arraybuffer')], 'firmado.pdf', { type: 'application/pdf' })

let e: Escena
let id_periodo = ''
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena()
  const claves = await vecinos(e.db)
  ;({ id_periodo } = claves)
  await candidatas(e.db, claves, 1)
  const [otra] = await e.db
    .insert(tables.materias)
    .values({ clave_materia: 'COM-200', nombre: 'Tequio', creditos: 5 })
    .returning()
  await clase(e.db, { ...claves, id_materia: otra?.id_materia ?? '' }, { cambios: { id_clase } })
  await ponerServicio(e.db, en({}, null), { id: servicio.id_servicio_social, matricula }, e.reloj.ahora)
  for (const rol of ['coordinador', 'escolar', 'consejero', 'estudiante']) tokens[rol] = await e.tokenDe(rol)
  const reporte = `grupo/${grupo.clave_grupo}/periodo/${id_periodo}/materias/estudiantes`
  await e.pedir('GET', reporte, { token: tokens.escolar })
})
afterAll(() => e.cerrar())

/** Every hand-written call that writes, in an order in which each succeeds. */
const llamadas: readonly Llamada[] = [
  { rol: 'consejero', ruta: 'programas/asociar-cuc/', cuerpo: { idPrograma: otroPrograma.clave } },
  { rol: 'consejero', ruta: 'programas/desasociar-cuc/', cuerpo: { idPrograma: otroPrograma.clave } },
  { rol: 'consejero', ruta: 'facilitadores/asociar-cuc/', cuerpo: { facilitadorId: persona('G').matricula } },
  { rol: 'consejero', ruta: 'facilitadores/desasociar-cuc/', cuerpo: { facilitadorId: persona('G').matricula } },
  { rol: 'escolar', ruta: 'clases/asociar-estudiantes', cuerpo: { id_clase, estudiantes: [matricula] } },
  { rol: 'escolar', ruta: 'clases/desasociar-estudiantes', cuerpo: { id_clase, matricula } },
  {
    rol: 'escolar',
    metodo: 'PUT',
    ruta: `documentacion/${matricula}`,
    cuerpo: { documentacion: [{ nombre: 'CURP', estado: true }] },
  },
  { rol: 'escolar', ruta: 'certificados', formulario: { ...solicitud, comprobante_pago: pdf } },
  { rol: 'coordinador', ruta: 'certificados/2026-00001/certificado', formulario: { archivoPdf: pdf } },
  {
    rol: 'escolar',
    ruta: 'reporte/estado/actualizacion/inicio',
    formulario: { clave_grupo: grupo.clave_grupo, archivoPdf: pdf },
  },
  { rol: 'escolar', ruta: `cuc/estudiante/${candidata}/activar-servicio`, cuerpo: { matricula: candidata } },
  { rol: 'escolar', ruta: 'estudiante/semestre/aumento', cuerpo: { matricula: candidata } },
  {
    rol: 'estudiante',
    metodo: 'PUT',
    ruta: 'serviciossociales',
    cuerpo: { ...servicio, ...informacionDeServicio },
  },
  {
    rol: 'escolar',
    ruta: 'servicio-social/estudiante/actualizar/status',
    cuerpo: { ...servicio, status: 'aceptado', comentario: '' },
  },
  {
    rol: 'estudiante',
    ruta: 'estudiante/servicio-social/fase/enviar',
    formulario: { ...servicio, nombre_fase: 'fase_uno', archivoPdf: pdf },
  },
  {
    rol: 'escolar',
    ruta: 'servicio-social/fase/estudiante/actualizar/status',
    formulario: { ...servicio, nombre_fase: 'fase_uno', status: 'aceptado' },
  },
]

it.each(llamadas)(
  '$ruta answers what the document says, also again because its answer was lost',
  async ({ rol, metodo = 'POST', ruta, ...dicho }) => {
    const llamar = (app: typeof e.app, mas: object = {}) =>
      e.pedir(metodo, ruta, {
        token: tokens[rol],
        cuerpo: dicho.formulario
          ? formularioDe({ id_periodo, ...dicho.formulario, ...mas })
          : { ...dicho.cuerpo, ...mas },
        encabezados: { 'Idempotency-Key': `una-vez-${ruta.replaceAll('/', '.')}` },
        en: app,
      })
    const antes = await huella(e.db)
    const primera = await llamar(e.app)
    expect(faltasDeRespuesta(llamadaDe(metodo, ruta), primera)).toBeUndefined()
    await e.repartido()
    const hecho = await huella(e.db)
    expect(hecho).not.toEqual(antes)
    const otra = await llamar(e.segunda)
    expect([otra.status, otra.texto]).toEqual([primera.status, primera.texto])
    expect((await llamar(e.app, { otra_cosa: 'x' })).status).toBe(409)
    expect(await huella(e.db)).toEqual(hecho)
  },
)

const formularioDe = (campos: object) => {
  const datos = new FormData()
  for (const [nombre, valor] of Object.entries(campos)) datos.set(nombre, valor)
  return datos
}
