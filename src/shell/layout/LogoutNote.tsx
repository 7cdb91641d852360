import { DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data/texts/useArea';

interface LogoutNoteProps {
  readonly id: string;
  /** `loss`: what was typed and not saved goes. `stays`: what the user arranged for himself does not. */
  readonly name: 'loss' | 'stays';
}

/** What signing out does to what is there. Its text comes when it is needed. */
export function LogoutNote({ id, name }: LogoutNoteProps) {
  useArea('shell');
  const translate = useTranslate();
  return (
    <DialogContentText id={id} sx={{ mt: 1, ...(name === 'loss' && { color: 'text.primary', fontWeight: 500 }) }}>
      {translate(`shell.logout.${name}`)}
    </DialogContentText>
  );
}
