import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useStore } from 'ra-core'
import { useFreshLinks } from '../../admin/file/useFreshLinks.ts'
import { ResourceList } from '../../admin/list/ResourceList.tsx'
import { AccionesDeCandidato } from './AccionesDeCandidato.tsx'

/** Who asks for a certificate, by degree; the coordinador looks at each request and issues it. (B §2, §6, Certificates) */
export const CertificadosCoordinador = () => {
  const [list, setList] = useStore<string>('/certificadosCoordinador.lista', 'deLicenciatura')
  useFreshLinks('certificados')
  return (
    <>
      <ToggleButtonGroup exclusive size="small" color="primary" value={list} aria-label="Candidatos" sx={{ mb: 2, flexWrap: 'wrap' }} onChange={(_, next: string | null) => next && setList(next)}>
        {listas.map(([cual, label]) => <ToggleButton key={cual} value={cual}>{label}</ToggleButton>)}
      </ToggleButtonGroup>
      <ResourceList resource="certificados" meta={{ list }} action={<AccionesDeCandidato />} storeKey={`/certificadosCoordinador.${list}`} height={420} />
    </>
  )
}

const listas = [['deLicenciatura', 'Candidatos Licenciatura'], ['dePosgrado', 'Candidatos Posgrado'], ['dePosgradoCincuenta', 'Candidatos Posgrado 50%']] as const
