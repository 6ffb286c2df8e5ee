import Construction from '@mui/icons-material/ConstructionOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { LinkBase } from 'ra-core'
import { icons } from '../menu/icons.ts'
import type { Pantalla } from '../../resources/pantallas.ts'

type Props = {
  /** What will be done here, in one sentence. */
  purpose?: string
  /** Screens of the same menu that already work. */
  meanwhile: readonly (Pantalla & { menu: { label: string } })[]
}

/** A screen that does not exist yet: says so, says what it will be for, and where to go in the meantime. */
export const UnderConstruction = ({ purpose, meanwhile }: Props) => (
  <Card sx={{ maxWidth: 720 }}>
    <CardContent>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'start' }}>
        <Construction color="primary" sx={{ fontSize: 32, mt: 0.25 }} />
        <div>
          <Typography variant="h2">En construcción</Typography>
          {purpose && <Typography sx={{ mt: 1 }}>{purpose}</Typography>}
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>Esta pantalla todavía no está disponible. Mientras tanto puede ir a:</Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
            {meanwhile.map(({ route, menu }) => {
              const Icon = icons[menu.icon]
              return (
                <Button key={route} variant="outlined" color="inherit" size="small" startIcon={<Icon />} component={LinkBase} to={route}>
                  {menu.label}
                </Button>
              )
            })}
          </Stack>
        </div>
      </Stack>
    </CardContent>
  </Card>
)
