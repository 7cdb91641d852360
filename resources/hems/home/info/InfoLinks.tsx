import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAccess } from '@/access';

const PAGES = { dashboard: 'hems/dashboard', report: 'hems/energy-report' } as const;

/** The other pages about the home, as far as they are granted. */
export function InfoLinks({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { pathOf } = useAccess();
  const links = Object.entries(PAGES).flatMap(([key, page]) => {
    const path = pathOf.get(page);
    return path === undefined ? [] : [{ key, to: `${path}?${new URLSearchParams({ id }).toString()}` }];
  });
  if (links.length === 0) return null;
  return (
    <Box component="nav" aria-label={translate('hems.info.links')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {links.map(({ key, to }) => (
        <Button key={key} component={Link} to={to} variant="outlined" color="inherit">
          {translate(`resources.hems/home.links.${key}`)}
        </Button>
      ))}
    </Box>
  );
}
