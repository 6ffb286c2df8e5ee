import type { Page } from 'playwright-core'
import type { Rol } from '../../src/domain/roles.ts'
import { deEscolar } from './guionEscolar.ts'
import { deFacilitador } from './guionFacilitador.ts'
import { boton, desplegar, dialogo, elegir, escribir, esperar, pestana } from './gestos.ts'

/** A picture of the manual: its route and the steps before it is taken. */
export type Toma = { nombre: string; ruta: string; pasos?: (page: Page) => Promise<unknown>; alto?: number }

/** Every picture of the manual, by role, with the demonstration data. None of them saves anything. */
export const guion: Record<Rol | 'nadie', readonly Toma[]> = {
  nadie: [{ nombre: 'ingreso', ruta: '/' }],
  administrativo: [
    { nombre: 'inicio', ruta: '/homePage', alto: 700 },
    { nombre: 'administrativo-consejeros', ruta: '/consejeros' },
    { nombre: 'administrativo-agregar', ruta: '/consejeros', pasos: boton('Agregar') },
    {
      nombre: 'administrativo-filtrar',
      ruta: '/facilitadores',
      alto: 620,
      pasos: async page => {
        await pestana('Filtrar')(page)
        await elegir(page, { Estatus: 'Activo', Tipo_vinculación: 'Tequio' })
      },
    },
    { nombre: 'perfil', ruta: '/profilePage' },
  ],
  consejero: [
    { nombre: 'consejero-inicio', ruta: '/homePageConsejero' },
    { nombre: 'consejero-programas', ruta: '/seleccionProgramas', alto: 660 },
    { nombre: 'consejero-facilitadores', ruta: '/seleccionFacilitadores', alto: 660 },
    {
      nombre: 'consejero-malla',
      ruta: '/programasConsejero',
      alto: 820,
      pasos: async page => {
        await pestana('Malla por programa')(page)
        await boton(/^Seleccionar/)(page)
        await boton(/^Ver malla/)(page)
        await dialogo(page).getByText('Ciclo 1').waitFor()
      },
    },
    {
      nombre: 'consejero-datos',
      ruta: '/datosGeneralesConsejero',
      pasos: async page => {
        await pestana('Estudiantes UACO')(page)
        await esperar(page)
      },
    },
  ],
  coordinador: [
    { nombre: 'tabla', ruta: '/materias' },
    {
      nombre: 'formulario',
      ruta: '/periodos',
      alto: 620,
      pasos: async page => {
        await boton('Agregar')(page)
        await escribir(page, {
          Nombre: 'Semestre 2027-1',
          'Fecha de inicio': '2027-02-01',
          'Fecha final': '2027-03-15',
        })
        await boton('Confirmar')(page)
        await dialogo(page).getByText('La fecha final debe estar').waitFor()
        await page.getByText('Primero corrija las validaciones').waitFor()
      },
    },
    {
      nombre: 'confirmacion',
      ruta: '/periodos',
      alto: 620,
      pasos: async page => {
        await boton('Agregar')(page)
        await escribir(page, {
          Nombre: 'Semestre 2027-1',
          'Fecha de inicio': '2027-02-01',
          'Fecha final': '2027-07-31',
        })
        await elegir(page, { Periodicidad: 'Semestre' })
        await boton('Confirmar')(page)
        await page.getByText('¿Esta seguro de realizar esta acción?').waitFor()
      },
    },
    { nombre: 'coordinador-inicio', ruta: '/homePageCoordinador', alto: 820, pasos: esperar },
    { nombre: 'coordinador-programas', ruta: '/programas' },
    {
      nombre: 'coordinador-malla',
      ruta: '/reticulas',
      alto: 820,
      pasos: async page => {
        await boton(/^Editar/)(page)
        await dialogo(page).getByText('Ciclo 1', { exact: true }).waitFor()
      },
    },
    {
      nombre: 'coordinador-materias',
      ruta: '/reticulas',
      pasos: async page => {
        await boton(/^Editar/)(page)
        await boton('Agregar materias al Ciclo 1')(page)
        await dialogo(page).getByText('Seleccione materias').waitFor()
        await esperar(page)
      },
    },
    {
      nombre: 'coordinador-datos',
      ruta: '/datosGenerales',
      pasos: async page => {
        await pestana('Estudiantes')(page)
        await esperar(page)
      },
    },
    {
      nombre: 'coordinador-kardex',
      ruta: '/datosGenerales',
      alto: 820,
      pasos: async page => {
        await pestana('Estudiantes')(page)
        await page
          .getByRole('button', { name: /^Kardex/ })
          .nth(2)
          .click()
        await esperar(page)
      },
    },
    {
      nombre: 'coordinador-reportes',
      ruta: '/reportesRecibidos',
      pasos: page => desplegar(page, { CUC: 'CUC Unión Hidalgo', Programa: 'Derecho', Periodo: 'Semestre 2026-2' }),
    },
    {
      nombre: 'coordinador-servicio',
      ruta: '/servicioSocialCoordinador',
      alto: 620,
      pasos: page => desplegar(page, { 'Seleccionar CUC': 'CUC Unión Hidalgo' }),
    },
    { nombre: 'coordinador-certificados', ruta: '/certificadosCoordinador', alto: 660 },
    {
      nombre: 'coordinador-solicitud',
      ruta: '/certificadosCoordinador',
      alto: 700,
      pasos: async page => {
        await page
          .getByRole('row', { name: 'Por emitir' })
          .first()
          .getByRole('button', { name: /^Ver solicitud/ })
          .click()
        await dialogo(page).getByText('Ciclo escolar').waitFor()
      },
    },
  ],
  escolar: deEscolar,
  facilitador: deFacilitador,
  estudiante: [
    { nombre: 'estudiante-carga', ruta: '/materiasCursando', alto: 820 },
    {
      nombre: 'estudiante-boleta',
      ruta: '/boletas',
      pasos: async page => {
        await desplegar(page, { Periodo: '' })
        await boton('Obtener Boleta')(page)
        await page.getByRole('table').waitFor()
      },
    },
    { nombre: 'estudiante-kardex', ruta: '/kardex', alto: 820 },
    { nombre: 'estudiante-malla', ruta: '/avanceReticular', alto: 860 },
    { nombre: 'estudiante-servicio', ruta: '/servicioSocialEstudiante', alto: 820 },
  ],
}
