import { Box } from '@mui/material';
import Router from '@mui/icons-material/RouterOutlined';
import { useState } from 'react';
import { safeImage } from '@/widgets';

/** The logo of a brand; a plain sign where there is none that may be shown. */
export function BrandLogo({ address, brand }: { readonly address: unknown; readonly brand: string }) {
  const source = safeImage(address);
  const [broken, setBroken] = useState<string>();
  const frame = { width: 72, height: 48, flex: 'none', borderRadius: 1, border: 1, borderColor: 'divider' } as const;
  if (source === undefined || source === broken) {
    return (
      <Box aria-hidden sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <Router />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={source}
      alt={brand}
      referrerPolicy="no-referrer"
      onError={() => setBroken(source)}
      sx={{ ...frame, p: 0.5, objectFit: 'contain', bgcolor: 'common.white' }}
    />
  );
}
