import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTab } from '../../admin/address/useTab.ts'
import { useFreshLinks } from '../../admin/file/useFreshLinks.ts'
import { ResourceList } from '../../admin/list/ResourceList.tsx'
import { candidatosACertificado } from '../../resources/pantallasDeCertificados.ts'
import { AccionesDeCandidato } from './AccionesDeCandidato.tsx'

/** Screen of certificate requests by degree, which the coordinador opens and issues. (B §2, §6, Certificates) */
export const CertificadosCoordinador = () => {
  const [elegida, choose] = useTab(titulos)
  const { label, list } = candidatosACertificado[elegida] ?? candidatosACertificado[0]
  const angosta = useMediaQuery(theme => theme.breakpoints.down('sm'))
  useFreshLinks('certificados')
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={label}
        aria-label="Candidatos"
        orientation={angosta ? 'vertical' : 'horizontal'}
        fullWidth={angosta}
        sx={{ mb: 2 }}
        onChange={(_, next: string | null) => next && choose(titulos.indexOf(next))}
      >
        {candidatosACertificado.map(each => (
          <ToggleButton key={each.label} value={each.label}>
            {each.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ResourceList
        resource="certificados"
        meta={{ list }}
        columns={columnas}
        action={<AccionesDeCandidato />}
        height={420}
      />
    </>
  )
}

const titulos = candidatosACertificado.map(each => each.label)
const columnas = [
  'n_folio',
  'nombre',
  'tipo_certificado',
  'estado',
  'matricula_estudiante',
  'programa',
  'fecha_expedicion',
] as const
