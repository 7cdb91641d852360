import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Brand } from '../brands/brand';
import { OVERVIEW } from '../overview/startPage';
import { useSystemInfo } from './useSystemInfo';

/** Logo and system name; they lead to the overview. A logo that does not load gives way to the brand's. */
export function SystemMark({ brand }: { readonly brand: Brand }) {
  const { name, logo } = useSystemInfo(brand);
  const [broken, setBroken] = useState<string>();
  const picture = logo && logo !== broken ? logo : brand.logo;
  return (
    <Box
      component={Link}
      to={OVERVIEW}
      data-shortcut="home"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: 1,
      }}
    >
      <Box
        component="img"
        src={picture}
        alt=""
        onError={() => setBroken(picture)}
        sx={{ height: 28, maxWidth: 120, objectFit: 'contain', flex: 'none' }}
      />
      <Typography component="span" variant="subtitle1" noWrap title={name}>
        {name}
      </Typography>
    </Box>
  );
}
