import { Alert } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useReportOnPage } from './reportPage';

/** A link said something that cannot be: what of it was ignored. */
export function IgnoredNote({ names }: { readonly names: readonly string[] }) {
  const { scope } = useReportOnPage();
  const translate = useTranslate();
  const [read, setRead] = useState('');
  if (names.length === 0 || read === names.join()) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="status"
      closeText={translate('report.params.ignoredOk')}
      onClose={() => setRead(names.join())}
    >
      {translate('report.params.ignored', {
        names: names.map((name) => translate(`${scope}.fields.${name}`)).join(', '),
      })}
    </Alert>
  );
}
