import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useAccess } from '@/access/AccessContext';
import { useRegistry } from '@/data/registry/RegistryContext';

/** For those who may look it up: the page that explains what decided about this address. */
export function WhyButton() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const path = useAccess().pathOf.get(useRegistry().registry.explainer ?? '');
  if (!path) return null;
  return (
    <Button component={Link} to={`${path}?path=${encodeURIComponent(pathname)}`}>
      {translate('shell.pages.why')}
    </Button>
  );
}
