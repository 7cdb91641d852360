import { useGetOne, useTranslate } from 'react-admin';
import { useArea } from '@/data/texts/useArea';
import { useResource } from '@/data/registry/ResourceContext';
import { transitionOf, unmetGuards, type AnyRecord } from '@/schema';
import ActionFormDialog, { type ActionFormDialogProps } from '../actions/ActionFormDialog';
import { useActionText } from '../actions/useActionText';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { TransitionNote } from './TransitionNote';

type TransitionDialogProps = Pick<ActionFormDialogProps, 'run' | 'entry' | 'records' | 'title'>;

/** After a refusal: the record as it is now, to see whether somebody else was faster. */
function useRefused(record: AnyRecord | undefined, failed: boolean): AnyRecord | undefined {
  const { resource, path } = useResource();
  const ask = failed && record !== undefined && resource.call('detail') !== undefined;
  const { data } = useGetOne<AnyRecord>(path, { id: record?.id ?? '', meta: { quiet: true } }, { enabled: ask, staleTime: 0, refetchOnMount: 'always', retry: false });
  return ask ? data : undefined;
}

/**
 * Asks for a transition: where it leads, what the transition needs to know, and why it is made. When somebody else moved the record
 * first, it says so and keeps what was typed; where the transition is still open it can be made from where the record stands now.
 */
export default function TransitionDialog({ run, entry, records, title }: TransitionDialogProps) {
  useArea('workflow');
  const { resource, scope, can } = useResource();
  const translate = useTranslate();
  const text = useActionText();
  const transition = transitionOf(resource.workflow, entry.key);
  const [record] = records.length === 1 ? records : [];
  const fresh = useRefused(record, run.error !== undefined);
  if (!transition) return null;
  const { state } = transition.machine;
  const now = fresh && record && String(fresh[state]) !== String(record[state]) ? fresh : undefined;
  const open = now !== undefined && can(entry.key, now);

  const check = (values: Readonly<Record<string, unknown>>) => {
    const broken = records.flatMap((one) => unmetGuards(resource, entry.key, { ...one, ...values }));
    const words = [...new Set(broken)].map((guard) => translate(`${scope}.guards.${guard}`));
    return words.length > 0 ? words.join(' ') : undefined;
  };
  return (
    <ActionFormDialog
      run={run}
      entry={entry}
      records={records}
      title={title}
      submitLabel={text.label(entry.key)}
      note={<TransitionNote transition={transition} records={now ? [now] : records} />}
      closed={now !== undefined && !open}
      check={check}
      onSend={(values) => run.send(values, now ? [now] : records)}
      {...(record &&
        now && {
          explain: (failure, typed) => <ChangedMeanwhile transition={transition} before={record} now={now} failure={failure} open={open} form={entry.action.form ?? {}} typed={typed} />,
        })}
    />
  );
}
