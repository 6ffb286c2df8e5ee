import Box from '@mui/material/Box'
import TabButton from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId } from 'react'
import { useTab } from '../../admin/address/useTab.ts'
import { useFreshLinks } from '../../admin/file/useFreshLinks.ts'
import { ResourceList } from '../../admin/list/ResourceList.tsx'
import { solicitudesRealizadas } from '../../resources/pantallasDeCertificados.ts'
import { SolicitudDeCertificado } from './SolicitudDeCertificado.tsx'

/** Screen on which the school office requests certificates and follows its requests; an unfinished request stays when the tab changes. (B §2, Certificates) */
export const CertificadosEscolar = () => {
  const id = useId()
  const [tab, setTab] = useTab(titulos)
  useFreshLinks('certificados')
  return (
    <>
      <Tabs value={tab} onChange={(_, next: number) => setTab(next)} variant="scrollable" sx={{ mb: 2 }}>
        {titulos.map((titulo, lugar) => (
          <TabButton key={titulo} label={titulo} id={`${id}-${lugar}`} aria-controls={`${id}-panel-${lugar}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel-0`} aria-labelledby={`${id}-0`} hidden={tab !== 0}>
        <SolicitudDeCertificado />
      </Box>
      <Box role="tabpanel" id={`${id}-panel-1`} aria-labelledby={`${id}-1`} hidden={tab !== 1}>
        {tab === 1 && <ResourceList resource="certificados" meta={meta} cells={realizadas.cells} height={420} />}
      </Box>
    </>
  )
}

const [realizadas] = solicitudesRealizadas
const titulos = ['Solicitar Certificado', realizadas.label]
const meta = { list: realizadas.list }
