import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';

/** One step back in the history. */
export function BackButton() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Button variant="outlined" onClick={() => void navigate(-1)}>
      {translate('shell.pages.back')}
    </Button>
  );
}
