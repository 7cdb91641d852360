import { memo, useMemo, useState, type FormEvent } from 'react';
import { Alert, Box, Button, CircularProgress, Paper, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useCan } from '@/access/AccessContext';
import { FieldsForm } from '@/crud/form/FieldsForm';
import { UnsavedWarning } from '@/crud/form/UnsavedWarning';
import { useFieldErrors } from '@/crud/form/useFieldErrors';
import { failureText } from '@/data/failureText';
import { ErrorState } from '@/widgets/ErrorState';
import { accountCalls } from './calls';
import { brandingFields, checkBranding, readBranding, writeBranding, type Branding } from './branding/branding';
import { BrandingPreview } from './branding/BrandingPreview';

/** Platform branding (spec 01 §2, §3): one record without a list, with a preview that follows every key stroke. */
export default function BrandingPage() {
  const translate = useTranslate();
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['platform'],
    queryFn: ({ signal }) => accountCalls.platform({}, { signal, quiet: true }),
  });
  const stored = useMemo(() => (data === undefined ? undefined : readBranding(data)), [data]);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Typography variant="h1" tabIndex={-1}>
          {translate('branding.title')}
        </Typography>
        <Typography color="textSecondary">{translate('branding.intro')}</Typography>
      </Box>
      {isPending && <CircularProgress size={24} aria-label={translate('branding.title')} />}
      {isError && <ErrorState text={failureText(error, translate)} onRetry={() => void refetch()} />}
      {stored && <BrandingForm stored={stored} />}
    </Box>
  );
}

const BrandingForm = memo(function BrandingForm({ stored }: { readonly stored: Branding }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const canEdit = useCan()('edit');
  const [values, setValues] = useState(stored);
  const [checked, setChecked] = useState(false);
  const fieldErrors = useFieldErrors('branding');
  const save = useMutation({
    mutationFn: () => accountCalls.setPlatform(writeBranding(values), { quiet: true }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['platform'] });
      await queries.invalidateQueries({ queryKey: ['shell', 'system'] });
      notify('branding.saved', { type: 'success' });
    },
  });
  const dirty = JSON.stringify(values) !== JSON.stringify(stored);
  const refusals = checkBranding(values);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(refusals).length === 0 && !save.isPending) save.mutate();
  };

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }, alignItems: 'start' }}>
      <Paper variant="outlined" component="form" noValidate onSubmit={submit} aria-label={translate('branding.title')} sx={{ p: 3, display: 'grid', gap: 2 }}>
        <FieldsForm
          fields={brandingFields}
          scope="branding"
          values={values}
          errors={checked ? fieldErrors(refusals) : {}}
          readOnly={!canEdit}
          autoFocus={false}
          onChange={(name, value) => setValues({ ...values, [name]: value })}
        />
        {save.isError && <Alert severity="error">{failureText(save.error, translate)}</Alert>}
        {canEdit && (
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <Button type="submit" variant="contained" disabled={!dirty || save.isPending}>
              {translate('branding.save')}
            </Button>
            {dirty && <Typography color="textSecondary">{translate('branding.unsaved')}</Typography>}
          </Box>
        )}
      </Paper>
      <BrandingPreview values={values} />
      <UnsavedWarning isDirty={() => dirty && !save.isPending} />
    </Box>
  );
});
