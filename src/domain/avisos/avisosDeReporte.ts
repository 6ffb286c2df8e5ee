import type { Reporte } from '../reportesDeGrupo.ts'
import type { Aviso } from './Aviso.ts'

type Grupo = { clave_grupo: string; nombre: string; clave_cuc: string; clave_programa: string; id_periodo: string }

/** What the rest of the office is told when the reports of a group were generated. (B §4, Group reports) */
export const avisoDeReporteGenerado = (grupo: Grupo): Aviso => ({
  ...enEscolares(grupo),
  subject: `Reporte del grupo ${grupo.nombre} generado`,
  text: 'Falta firmarlo y enviar el archivo a la Coordinación académica.',
})

/** Who is told that a signed report was sent: the coordinador, who has it now, and the rest of the office. (B §4, Group reports) */
export const avisosDeReporteEnviado = (reporte: Reporte, grupo: Grupo): readonly Aviso[] => {
  const { clave_grupo, nombre, clave_cuc, clave_programa, id_periodo } = grupo
  return [
    {
      about: { resource: 'grupos', key: clave_grupo },
      address: `/reportesRecibidos?${new URLSearchParams({ clave_cuc, clave_programa, id_periodo })}`,
      to: { role: 'coordinador', place: clave_cuc },
      subject: `Reporte ${reporte} recibido: ${nombre}`,
      text: `Servicios escolares envió el reporte ${reporte} del grupo ${nombre}.`,
    },
    {
      ...enEscolares(grupo),
      subject: `Reporte ${reporte} enviado: ${nombre}`,
      text: `La Coordinación académica ya tiene el reporte ${reporte} del grupo ${nombre}.`,
    },
  ]
}

const enEscolares = ({ clave_grupo, clave_cuc, clave_programa, id_periodo }: Grupo) => ({
  about: { resource: 'grupos', key: clave_grupo },
  address: `/validarGrupoParaReporte?${new URLSearchParams({ clave_programa, id_periodo })}`,
  to: { role: 'escolar', place: clave_cuc } as const,
})
