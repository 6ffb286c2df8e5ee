import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { shownTextOf } from '../../schema/record/text.ts'
import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { serviciosSociales } from '../../resources/serviciosSociales.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { AvisoDeHoras } from './AvisoDeHoras.tsx'
import { AvisoDePeriodo } from './AvisoDePeriodo.tsx'

const { fields, form = [] }: AnyResource = serviciosSociales

/** Information that the student gave about the place and the work, read-only. (B §3) */
export const Informacion = ({ registro }: { registro: RegistroDeServicio }) => (
  <>
    <AvisoDeHoras {...registro} />
    <AvisoDePeriodo {...registro} />
    {form.map(({ title, fields: nombres }) => (
      <section key={title}>
        <Typography variant="h4" sx={{ mt: 1, mb: 0.5 }}>
          {title}
        </Typography>
        <Lista>
          {nombres
            .flatMap(nombre => (fields[nombre] ? [{ nombre, field: fields[nombre] }] : []))
            .map(({ nombre, field }) => (
              <div key={nombre}>
                <dt>{field.label}</dt>
                <dd>{shownTextOf(nombre, field, registro) || 'Sin registrar'}</dd>
              </div>
            ))}
        </Lista>
      </section>
    ))}
  </>
)

const Lista = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  columnGap: theme.spacing(3),
  '& > div': { padding: theme.spacing(0.75, 0), borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}))
