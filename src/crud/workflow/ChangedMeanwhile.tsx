import { Alert, Box } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { textContext } from '@/fields';
import { type AnyRecord, type Fields, type WorkflowTransition, isEmpty, type TextContext } from '@/schema';
import { labelled } from '@/schema/internal';
import { CopyButton } from '@/widgets';
import { useStateWords } from './useStateWords';

/** What was typed into a form as plain text, a line each, so that it can be taken elsewhere. */
function typedText(
  form: Fields,
  typed: Readonly<Record<string, unknown>>,
  label: (name: string) => string,
  contextOf: (name: string) => TextContext,
): string {
  return Object.entries(form)
    .filter(([name]) => !isEmpty(typed[name]))
    .map(([name, { type, options }]) => labelled(label(name), type.text(typed[name], options, contextOf(name))))
    .join('\n');
}

interface ChangedMeanwhileProps {
  readonly transition: WorkflowTransition;
  /** As it was read, and as it is now. */
  readonly before: AnyRecord;
  readonly now: AnyRecord;
  /** What the server says about it: who was faster, and how. */
  readonly failure: string;
  /** Nobody knows whether it was this transition that moved it. */
  readonly unclear: boolean;
  /** The transition is open from where the record stands now. */
  readonly open: boolean;
  readonly form: Fields;
  readonly typed: Readonly<Record<string, unknown>>;
}

/**
 * The record was moved meanwhile, by somebody else or by what was sent: what happened, where it stands now, and that
 * nothing typed is lost.
 */
export function ChangedMeanwhile({
  transition,
  before,
  now,
  failure,
  unclear,
  open,
  form,
  typed,
}: ChangedMeanwhileProps) {
  const { scope } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const words = useStateWords();
  const { state: field } = transition.machine;
  const text = typedText(
    form,
    typed,
    (name) => translate(`${scope}.fields.${name}`),
    (name) => (form[name] ? textContext(translate, locale, scope, name, form[name]) : { locale: 'en' }),
  );
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <div>{failure}</div>
        <div>
          {translate(`workflow.move.${unclear ? 'found' : 'moved'}`, {
            now: words.name(field, now[field], now),
            before: words.name(field, before[field], before),
          })}
        </div>
        <div>{translate(open ? 'workflow.move.again' : 'workflow.move.closed')}</div>
        {text !== '' && (
          <>
            <div>{translate('workflow.move.kept')}</div>
            <CopyButton text={text} label={translate('workflow.move.copy')} />
          </>
        )}
      </Box>
    </Alert>
  );
}
