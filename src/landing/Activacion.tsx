import type { FactorPorConfirmar } from '../schema/account/segundoPaso.ts'
import { trazoDeQr } from '../domain/trazoDeQr.ts'

/** Instructions to give an app of codes the secret: by its camera, or typed. */
export const Activacion = ({ secreto, uri }: FactorPorConfirmar) => {
  const { lado, trazo } = trazoDeQr(uri)
  return (
    <ol className="activacion">
      <li>
        Abra en su teléfono una aplicación de códigos (Google Authenticator, Microsoft Authenticator, Aegis…) y apunte
        la cámara aquí:
        <svg viewBox={`0 0 ${lado} ${lado}`} role="img" aria-label="Código QR del segundo factor">
          <rect width={lado} height={lado} fill="#fff" />
          <path d={trazo} fill="#000" shapeRendering="crispEdges" />
        </svg>
        <span>
          Si no puede, escriba en ella esta clave: <code>{(secreto.match(/.{1,4}/g) ?? []).join(' ')}</code>
        </span>
      </li>
      <li>Escriba abajo el código de seis cifras que la aplicación muestra.</li>
    </ol>
  )
}
