import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { type Id, type Section, formatList } from '@/schema';
import { UNSEEN } from '@/widgets';
import type { useSubmit } from './save/useSubmit';
import { UnclearNotice } from './save/UnclearNotice';
import { DraftNotice } from './unsaved/DraftNotice';
import type { Draft } from './unsaved/useDraft';

interface ErrorSummaryProps {
  /** Labels of the refused fields, in the order of the form. */
  readonly labels: readonly string[];
  /** Counts submits, so that the same errors are said again. */
  readonly attempt: number;
}

/** Says after a submit, to those who do not see the marks, which fields need attention. */
function ErrorSummary({ labels, attempt }: ErrorSummaryProps) {
  const translate = useTranslate();
  return (
    <Box role="alert" sx={UNSEEN}>
      {attempt > 0 && labels.length > 0 && (
        <span key={attempt}>{translate('form.summary', { fields: formatList(labels) })}</span>
      )}
    </Box>
  );
}

interface FormNoticesProps {
  readonly id: Id | undefined;
  readonly draft: Draft;
  readonly submit: ReturnType<typeof useSubmit>;
  readonly sections: readonly Section[];
  /** Messages of the fields, by path. */
  readonly errors: Readonly<Record<string, string>>;
}

/** What is said above a form as a whole: what was typed before, why it was not saved, which fields were refused. */
export function FormNotices({ id, draft, submit, sections, errors }: FormNoticesProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  const { failure, unclear, saving, attempt, missingOf, confirmSaved } = submit;
  const refused = sections
    .flatMap((one) => one.fields)
    .filter((name) => errors[name] ?? Object.keys(errors).some((at) => at.startsWith(`${name}.`)));
  return (
    <>
      <DraftNotice draft={draft} />
      {failure !== undefined && unclear && !saving && (
        <UnclearNotice
          key={attempt}
          text={failure}
          typed={unclear}
          id={id}
          read={() => missingOf(unclear)}
          onSaved={confirmSaved}
        />
      )}
      {failure !== undefined && !unclear && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {failure}
        </Alert>
      )}
      <ErrorSummary attempt={attempt} labels={refused.map((name) => translate(`${scope}.fields.${name}`))} />
    </>
  );
}
