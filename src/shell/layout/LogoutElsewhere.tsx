import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useArea } from '@/data';

interface LogoutElsewhereProps {
  readonly checked: boolean;
  /** Why other sessions have not ended, as far as is known. */
  readonly failure: string | undefined;
  onChange(checked: boolean): void;
}

/** Whether signing out ends the other sessions of the user, too. */
export function LogoutElsewhere({ checked, failure, onChange }: LogoutElsewhereProps) {
  useArea('shell');
  const translate = useTranslate();
  return (
    <>
      <FormControlLabel
        sx={{ mt: 1, ml: -1 }}
        control={<Checkbox size="small" checked={checked} onChange={(_, next) => onChange(next)} />}
        label={translate('shell.logout.elsewhere')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      {failure !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate('shell.logout.stillElsewhere')} {failure}
        </Alert>
      )}
    </>
  );
}
