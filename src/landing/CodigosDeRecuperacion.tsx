import { Pagina } from './Pagina.tsx'

type Props = { codigos: readonly string[]; onContinue: () => void }

/** Recovery codes, shown only once: the button confirms that they were saved. */
export const CodigosDeRecuperacion = ({ codigos, onContinue }: Props) => (
  <Pagina
    titulo="Guarde sus códigos de recuperación"
    entrada="Si pierde su teléfono, entrará con uno de estos códigos; cada uno sirve una vez. No se vuelven a mostrar: imprímalos o guárdelos en su gestor de contraseñas."
  >
    <ul className="codigos">
      {codigos.map(codigo => (
        <li key={codigo}>
          <code>{codigo}</code>
        </li>
      ))}
    </ul>
    <button type="button" className="boton" onClick={onContinue}>
      Ya los guardé, entrar
    </button>
  </Pagina>
)
