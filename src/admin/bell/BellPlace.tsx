import Box from '@mui/material/Box'

/** Empty place of the bell's size, so that nothing beside it moves when the bell comes. */
export const BellPlace = () => <Box sx={{ width: 40, height: 40, flexShrink: 0 }} />
