import { memo, useMemo, type FormEvent } from 'react';
import { Box, Button, CircularProgress, Paper, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useCan } from '@/access';
import { DraftNotice, FieldsForm, UnsavedWarning, useDraft, useFormState, type Values } from '@/crud';
import { useFieldErrors } from '@/fields';
import { failureText } from '@/data';
import { checkFields } from '@/schema';
import { ErrorState, FailureAlert, FormFoot, PageHeading } from '@/widgets';
import { accountCalls } from './calls';
import { brandingFields, readBranding, writeBranding, type Branding } from './branding/branding';
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
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PageHeading title={translate('branding.title')} />
      <Typography color="textSecondary">{translate('branding.intro')}</Typography>
      {isPending && <CircularProgress size={24} aria-label={translate('branding.title')} />}
      {isError && <ErrorState text={failureText(error, translate)} onRetry={() => void refetch()} />}
      {stored && <BrandingForm stored={stored} />}
    </Box>
  );
}

const check = (values: Values) => checkFields(brandingFields, values);

const BrandingForm = memo(function BrandingForm({ stored }: { readonly stored: Branding }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const canEdit = useCan()('edit');
  const form = useFormState(stored, check);
  const draft = useDraft({
    key: 'branding',
    fields: brandingFields,
    changes: form.changes,
    onRestore: form.restore,
    onDiscard: () => form.reset(stored),
  });
  const fieldErrors = useFieldErrors('branding');
  const save = useMutation({
    mutationFn: (values: Branding) => accountCalls.setPlatform(writeBranding(values), { quiet: true }),
    onSuccess: async (_, values) => {
      await queries.invalidateQueries({ queryKey: ['platform'] });
      await queries.invalidateQueries({ queryKey: ['shell', 'system'] });
      form.rebase(values);
      draft.settle();
      notify('branding.saved', { type: 'success' });
    },
  });
  const dirty = form.changes !== undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.showAll();
    if (Object.keys(form.broken).length === 0 && !save.isPending) save.mutate(form.values);
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      <Paper
        variant="outlined"
        component="form"
        noValidate
        onSubmit={submit}
        aria-label={translate('branding.title')}
        sx={{ p: 3 }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <DraftNotice draft={draft} />
          <FieldsForm
            fields={brandingFields}
            scope="branding"
            values={form.values}
            errors={fieldErrors(form.validationErrors)}
            readOnly={!canEdit}
            autoFocus={false}
            onChange={form.set}
          />
          <FailureAlert error={save.error} />
        </Box>
        {canEdit && (
          <FormFoot>
            <Button type="submit" variant="contained" disabled={!dirty || save.isPending}>
              {translate('branding.save')}
            </Button>
            {dirty && <Typography color="textSecondary">{translate('branding.unsaved')}</Typography>}
          </FormFoot>
        )}
      </Paper>
      <BrandingPreview values={form.values} />
      <UnsavedWarning isDirty={() => dirty && !save.isPending} />
    </Box>
  );
});
