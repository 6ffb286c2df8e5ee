import type { TabOf } from '../schema/screen.ts'

/** Lists of the requests that the coordinador decides, by degree. (B §2, Certificates) */
export const candidatosACertificado: readonly [TabOf, ...TabOf[]] = [
  { label: 'Candidatos Licenciatura', of: 'certificados', list: 'deLicenciatura' },
  { label: 'Candidatos Posgrado', of: 'certificados', list: 'dePosgrado' },
  { label: 'Candidatos Posgrado 50%', of: 'certificados', list: 'dePosgradoCincuenta' },
]

/** List of the requests that a school office made. (B §2, Certificates) */
export const solicitudesRealizadas: readonly [TabOf] = [
  {
    label: 'Solicitudes Realizadas',
    of: 'certificados',
    list: 'deMiCuc',
    cells: ['comprobanteDePago', 'certificadoEmitido'],
  },
]
