import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** The way back from a page that shows nothing. */
export function HomeButton() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/" variant="contained">
      {translate('shell.pages.home')}
    </Button>
  );
}
