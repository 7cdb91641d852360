import { DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data/texts/useArea';

/** Says that what was typed and not saved is lost by signing out. Its text comes when it is needed. */
export function LogoutLoss({ id }: { readonly id: string }) {
  useArea('shell');
  const translate = useTranslate();
  return (
    <DialogContentText id={id} sx={{ mt: 1, color: 'text.primary', fontWeight: 500 }}>
      {translate('shell.logout.loss')}
    </DialogContentText>
  );
}
