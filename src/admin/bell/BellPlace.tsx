import Box from '@mui/material/Box'

/** As large as the bell, and empty: until it has come and knows what to say nothing beside it moves. */
export const BellPlace = () => <Box sx={{ width: 40, height: 40, flexShrink: 0 }} />
