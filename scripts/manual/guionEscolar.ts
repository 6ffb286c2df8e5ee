import { boton, desplegar, dialogo, elegir, escribir, esperar, pestana } from './gestos.ts'
import type { Toma } from './guion.ts'

/** The pictures of the school office. */
export const deEscolar: readonly Toma[] = [
  { nombre: 'escolar-grupos', ruta: '/grupos', alto: 660 },
  {
    nombre: 'escolar-estudiante',
    ruta: '/estudiantes',
    alto: 860,
    pasos: async page => {
      await boton('Agregar')(page)
      await escribir(page, {
        Matrícula: '2026ESTUDIANTE0001',
        Nombre: 'Nayeli',
        'Apellido paterno': 'Ruiz',
        'Apellido materno': 'Sosa',
        'Fecha de nacimiento': '2007-02-03',
      })
    },
  },
  {
    nombre: 'escolar-documentacion',
    ruta: '/estudiantes',
    pasos: async page => {
      await boton(/^Documentación/)(page)
      await dialogo(page).getByRole('switch').first().waitFor()
    },
  },
  {
    nombre: 'escolar-asignatura',
    ruta: '/clases',
    alto: 820,
    pasos: async page => {
      await boton('Agregar')(page)
      await elegir(page, { Programa: 'Derecho', Periodo: '', Grupo: '', Materia: '' })
    },
  },
  {
    nombre: 'escolar-agregar',
    ruta: '/clases',
    pasos: async page => {
      await escribir(page, { Buscar: 'botánica' })
      await boton('Agregar estudiantes IST01-AGROE-2024-1_Botánica campesina')(page)
      await esperar(page)
    },
  },
  {
    nombre: 'escolar-calificaciones',
    ruta: '/clases',
    alto: 820,
    pasos: async page => {
      await escribir(page, { Buscar: 'plagas' })
      await boton('Calificar IST01-AGROE-2025-1_Plagas y equilibrio')(page)
      await boton('Editar calificaciones')(page)
      await esperar(page)
    },
  },
  {
    nombre: 'escolar-reportes',
    ruta: '/validarGrupoParaReporte',
    alto: 620,
    pasos: page => desplegar(page, { Programa: 'Derecho', Periodo: 'Semestre 2026-2' }),
  },
  { nombre: 'escolar-reinscripcion', ruta: '/reinscripcion', alto: 900 },
  { nombre: 'escolar-servicio', ruta: '/servicioSocialEscolar' },
  {
    nombre: 'escolar-detalle',
    ruta: '/servicioSocialEscolar',
    alto: 820,
    pasos: async page => {
      await escribir(page, { Buscar: 'eloisa peña' })
      await boton('Detalles Eloísa Peña de los Santos')(page)
      await esperar(page)
    },
  },
  { nombre: 'escolar-certificado', ruta: '/certificadosEscolar', pasos: pestana('Solicitar Certificado') },
  {
    nombre: 'escolar-solicitudes',
    ruta: '/certificadosEscolar',
    alto: 660,
    pasos: async page => {
      await pestana('Solicitudes Realizadas')(page)
      await esperar(page)
    },
  },
]
