import { Box, Typography } from '@mui/material';
import { useTrail } from './PageHeading';

/** Where `<Title>` of react-admin writes. */
const ID = 'react-admin-title';

/** The heading of a page that is made of components of react-admin; nothing while none of them names it. */
export function TitlePlace() {
  const trail = useTrail();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 1,
        minWidth: 0,
        minHeight: 48,
        py: 1,
        [`&:not(:has(#${ID} > *))`]: { display: 'none' },
      }}
    >
      {trail}
      <Typography
        id={ID}
        component="div"
        role="heading"
        aria-level={1}
        variant="h1"
        sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
      />
    </Box>
  );
}
