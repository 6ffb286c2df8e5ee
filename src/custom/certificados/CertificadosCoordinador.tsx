import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useStore } from 'ra-core'
import { places } from '../../admin/address/places.ts'
import { useFreshLinks } from '../../admin/file/useFreshLinks.ts'
import { ResourceList } from '../../admin/list/ResourceList.tsx'
import { AccionesDeCandidato } from './AccionesDeCandidato.tsx'

/** Who asks for a certificate, by degree; the coordinador looks at each request and issues it. (B §2, §6, Certificates) */
export const CertificadosCoordinador = () => {
  const [elegida, setList] = useStore<string>(places.tab)
  const list = listas.find(([cual]) => cual === elegida)?.[0] ?? 'deLicenciatura'
  const angosta = useMediaQuery(theme => theme.breakpoints.down('sm'))
  useFreshLinks('certificados')
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={list}
        aria-label="Candidatos"
        orientation={angosta ? 'vertical' : 'horizontal'}
        fullWidth={angosta}
        sx={{ mb: 2 }}
        onChange={(_, next: string | null) => next && setList(next)}
      >
        {listas.map(([cual, label]) => (
          <ToggleButton key={cual} value={cual}>
            {label}
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

const listas = [
  ['deLicenciatura', 'Candidatos Licenciatura'],
  ['dePosgrado', 'Candidatos Posgrado'],
  ['dePosgradoCincuenta', 'Candidatos Posgrado 50%'],
] as const
const columnas = [
  'n_folio',
  'nombre',
  'tipo_certificado',
  'estado',
  'matricula_estudiante',
  'programa',
  'fecha_expedicion',
] as const
