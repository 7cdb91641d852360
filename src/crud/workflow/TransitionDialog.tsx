import { useGetOne, useTranslate } from 'react-admin';
import { isUnclear, useArea, useResource } from '@/data';
import { transitionOf, unmetGuards, type ActionDialogProps, type AnyRecord } from '@/schema';
import { FailureAlert } from '@/widgets';
import ActionFormDialog from '../actions/dialogs/ActionFormDialog';
import { useActionText } from '../actions/useActionText';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { TransitionNote } from './TransitionNote';
import { useStateWords } from './useStateWords';

/**
 * After a failure: the record as it is now, to see whether somebody else was faster, or whether it was carried out
 * after all.
 */
function useRefused(record: AnyRecord | undefined, failed: boolean): AnyRecord | undefined {
  const { resource, path } = useResource();
  const loads = failed && record !== undefined && resource.call('detail') !== undefined;
  const { data, isFetching } = useGetOne<AnyRecord>(
    path,
    { id: record?.id ?? '', meta: { quiet: true } },
    { enabled: loads, staleTime: 0, refetchOnMount: 'always', retry: false },
  );
  return loads && !isFetching ? data : undefined;
}

/**
 * Asks for a transition: where it leads, what the transition needs to know, and why it is made. When somebody else
 * moved the record first, it says so and keeps what was typed; where the transition is still open it can be made from
 * where the record stands now. Where nobody knows whether it was carried out, it says how the record stands.
 */
export default function TransitionDialog({ run, entry, records, title }: ActionDialogProps) {
  useArea('workflow');
  const { resource, scope, can } = useResource();
  const translate = useTranslate();
  const text = useActionText();
  const words = useStateWords();
  const transition = transitionOf(resource.workflow, entry.key);
  const [record] = records.length === 1 ? records : [];
  const fresh = useRefused(record, run.error !== undefined);
  if (!transition) return null;
  const { state } = transition.machine;
  const unclear = isUnclear(run.error);
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
          explain: (failure, typed) => (
            <ChangedMeanwhile
              transition={transition}
              before={record}
              now={now}
              failure={failure}
              unclear={unclear}
              open={open}
              form={entry.action.form ?? {}}
              typed={typed}
            />
          ),
        })}
      {...(record &&
        fresh &&
        unclear &&
        !now && {
          explain: (failure) => (
            <FailureAlert
              error={run.error}
              text={`${failure} ${translate('workflow.move.unmoved', { before: words.name(state, fresh[state], fresh) })}`}
            />
          ),
        })}
    />
  );
}
