import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAccess } from '@/access';

/** The way to the list of homes, where it is granted. */
export function ToHomes() {
  const translate = useTranslate();
  const list = useAccess().pathOf.get('hems/home');
  return list === undefined ? null : (
    <Button component={Link} to={list} variant="outlined" color="inherit">
      {translate('hems.shell.toList')}
    </Button>
  );
}
