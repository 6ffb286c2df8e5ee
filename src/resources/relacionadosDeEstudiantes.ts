import type { Related } from '../schema/resource.ts'

/** Lists that the screen of a student shows under their data, and where the office begins what they lack. */
export const relacionadosDeEstudiantes: readonly Related[] = [
  { of: 'clases', list: 'deEstudiante', bind: { matricula_estudiante: 'matricula' } },
  {
    of: 'serviciosSociales',
    list: 'dePersona',
    bind: { persona: 'matricula' },
    begins: {
      label: 'Buscar entre los candidatos',
      at: '/servicioSocialEscolar',
      choices: matricula => ({ tab: 'Candidatos Servicio', filter: JSON.stringify({ q: matricula }) }),
      once: true,
      unless: matricula => `estudiante/${encodeURIComponent(matricula)}/servicio-social`,
    },
  },
  {
    of: 'certificados',
    list: 'dePersona',
    bind: { persona: 'matricula' },
    begins: { label: 'Solicitar certificado', at: '/certificadosEscolar', choices: matricula => ({ matricula }) },
  },
  { of: 'calificacionesPrevias' },
]
