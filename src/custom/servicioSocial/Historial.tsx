import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { enFrase } from '../../language/enFrase.ts'
import { momentoLargo } from '../../domain/momentoLargo.ts'
import { etiquetaDeEstado } from '../../domain/servicioSocial/estados.ts'
import type { Suceso } from '../../domain/servicioSocial/registro.ts'

/** History of a service, newest first: what, who and when, with the document of each sending. Drawn when it is opened. */
export const Historial = ({ sucesos }: { sucesos: readonly Suceso[] }) => {
  const [abierto, setAbierto] = useState(false)
  return (
    <Pliego open={abierto} onToggle={event => setAbierto(event.currentTarget.open)}>
      <summary>{`Historial (${sucesos.length})`}</summary>
      {abierto && (
        <ol>
          {sucesos.toReversed().map(suceso => (
            <li key={`${suceso.momento} ${suceso.fase} ${suceso.status}`}>
              <b>
                {suceso.activacion
                  ? 'Servicio activado'
                  : `${suceso.nombre}: ${enFrase(etiquetaDeEstado(suceso.status))}`}
              </b>
              <span>{`${suceso.autor}, ${momentoLargo(new Date(suceso.momento))}`}</span>
              {suceso.comentario && <q>{suceso.comentario}</q>}
              {suceso.urlarchivo && (
                <Link href={suceso.urlarchivo} target="_blank" rel="noopener">
                  Documento
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
    </Pliego>
  )
}

const Pliego = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& summary': { padding: theme.spacing(1.5, 0), cursor: 'pointer', fontWeight: 600 },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(1.5),
    padding: theme.spacing(0.75, 0),
    borderTop: `1px dashed ${theme.vars.palette.divider}`,
  },
  '& span': { color: theme.vars.palette.text.secondary },
  '& q': { flexBasis: '100%', whiteSpace: 'pre-line' },
}))
