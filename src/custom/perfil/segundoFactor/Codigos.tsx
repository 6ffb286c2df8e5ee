import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useNotify } from 'ra-core'
import { TitledDialog } from '../../../admin/dialog/TitledDialog.tsx'

type Props = { codigos: readonly string[]; onClose: () => void }

/** Dialog that shows the recovery codes, only once. */
export const Codigos = ({ codigos, onClose }: Props) => {
  const notify = useNotify()
  const copy = () =>
    navigator.clipboard.writeText(codigos.join('\n')).then(
      () => notify('Los códigos están en el portapapeles', { type: 'success' }),
      () => notify('Su navegador no deja copiarlos: selecciónelos', { type: 'warning' }),
    )
  return (
    <TitledDialog
      title="Guarde sus códigos de recuperación"
      text={texto}
      maxWidth="xs"
      actions={
        <>
          <Button variant="outlined" onClick={() => void copy()}>
            Copiar
          </Button>
          <Button variant="contained" onClick={onClose}>
            Ya los guardé
          </Button>
        </>
      }
    >
      <Lista>
        {codigos.map(codigo => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </Lista>
    </TitledDialog>
  )
}

const Lista = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  listStyle: 'none',
  overflowWrap: 'anywhere',
}))

const texto =
  'Si pierde su teléfono o su llave, entrará con uno de estos códigos; cada uno sirve una vez. No se vuelven a mostrar: imprímalos o guárdelos en su gestor de contraseñas.'
