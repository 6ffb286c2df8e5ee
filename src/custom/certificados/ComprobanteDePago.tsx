import Button from '@mui/material/Button'
import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import { StoredFileLink } from '../../admin/file/StoredFileLink.tsx'
import { comprobanteDefinitivo } from '../../domain/certificados.ts'
import { EnvioDePdf } from './EnvioDePdf.tsx'
import type { Solicitud } from './solicitud.ts'

/** Proof of payment of the row: «Subir» while there is none, then «Descargar». (B §2, §4, Certificates) */
export const ComprobanteDePago = () => {
  const solicitud = useRecordContext<Solicitud & { id: string }>()
  const [uploading, setUploading] = useState(false)
  if (!solicitud) return null
  const { n_folio, certificados } = solicitud
  if (certificados.url_recibo)
    return <StoredFileLink url={certificados.url_recibo} label="Descargar" name={`comprobante de pago ${n_folio}`} />
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Subir comprobante de pago ${n_folio}`}
        onClick={() => setUploading(true)}
      >
        Subir
      </Button>
      {uploading && (
        <EnvioDePdf
          solicitud={solicitud}
          part="comprobante-pago"
          title="Enviar comprobante de pago"
          label="Comprobante de pago"
          warning={comprobanteDefinitivo}
          onClose={() => setUploading(false)}
        />
      )}
    </>
  )
}
