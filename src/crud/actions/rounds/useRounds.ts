import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { upload } from '@/api';
import { invoke, useResource } from '@/data';
import { rowOf } from '@/data/internal';
import {
  encodeRecord,
  idParams,
  matches,
  validate,
  type AnyRecord,
  type AnyValues,
  type Round,
  decodeFields,
  defaultsOf,
  type Resource,
} from '@/schema';
import { useGiven } from '../../GivenContext';
import { useTask } from './useTask';

/**
 * A round as a resource of its own: what is asked, checked and sent follows from its fields and conditions as in any
 * form.
 */
const roundResource = (resource: Resource, { fields, when = {} }: Round): Resource => ({
  ...resource,
  fields,
  when,
  form: [{ key: 'round', fields: Object.keys(fields) }],
});

/** The values of a round: its defaults, what the call before it answered, what was typed since. */
function roundValues({ fields }: Round, answer: AnyValues = {}, typed: AnyValues = {}): AnyValues {
  const said = Object.entries(decodeFields(fields, answer)).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return { ...defaultsOf(fields), ...Object.fromEntries(said), ...typed };
}

/** What a round was opened with, and what was typed in it. */
interface Kept {
  readonly answer?: AnyValues;
  readonly typed?: AnyValues;
}

const NOTHING: Round = { key: '', fields: {} };

interface RoundSending {
  readonly resource: Resource;
  readonly round: Round;
  /** The round as a resource of its own. */
  readonly own: Resource;
  readonly record: AnyRecord | undefined;
  /** What is known besides the record. */
  readonly given: AnyValues;
  readonly values: AnyValues;
  /** What the rounds before it said. */
  readonly before: AnyValues;
}

/** Sends a round: a sheet in the place of what is typed, or its values. */
async function sendRound(
  { resource, round, own, record, given, values, before }: RoundSending,
  file: File | undefined,
): Promise<AnyValues> {
  const path = file && round.sheet && resource.resolve(round.sheet.upload).path;
  if (file && path !== undefined)
    return rowOf(await upload({ path, file, quiet: true, ...(round.reads && { reads: true }) }));
  const by = round.instead && matches(round.instead.when, { ...before, ...values }) ? round.instead : round;
  if (!by.call) return {};
  const call = resource.resolve(by.call);
  const wire = encodeRecord(own, values, 'create');
  const body = by.send?.({ record: { ...given, ...record }, values, wire, before }) ?? {
    ...(record && idParams(call, record.id)),
    ...wire,
  };
  return rowOf(await invoke(call, { ...body }, { quiet: true, reads: by.reads }));
}

/** A round that asks nothing is sent by itself, once each time it is come to. */
function useQuietRound(round: Round, at: number, send: () => void) {
  const isQuiet = Object.keys(round.fields).length === 0 && round.call !== undefined;
  const sentBySelf = useRef(-1);
  const sendQuiet = useEffectEvent(() => {
    if (!isQuiet || sentBySelf.current === at) return;
    sentBySelf.current = at;
    send();
  });
  useEffect(() => sendQuiet(), [at]);
  return {
    isQuiet,
    again: () => {
      sentBySelf.current = -1;
    },
  };
}

/**
 * Where an action is that goes in rounds: its round with what is shown and asked, and the ways on and back. A task
 * begun by the round before fills it while it runs.
 */
export function useRounds(rounds: readonly Round[], record: AnyRecord | undefined, onDone: () => void) {
  const { resource } = useResource();
  const given = useGiven();
  const [kept, setKept] = useState<readonly Kept[]>([{}]);
  const [tried, setTried] = useState(false);
  const task = useTask();
  const at = kept.length - 1;
  const round = rounds[at] ?? NOTHING;
  const valuesAt = (place: number) =>
    roundValues(rounds[place] ?? NOTHING, (place === at && task.answer) || kept[place]?.answer, kept[place]?.typed);
  const values = valuesAt(at);
  const own = roundResource(resource, round);
  const broken = validate(own, values, 'create');
  const before: AnyValues = {
    ...Object.fromEntries(kept.slice(0, -1).flatMap((_, place) => Object.entries(valuesAt(place)))),
    taskId: kept[at]?.answer?.taskId,
  };

  const send = useMutation({
    mutationFn: (file: File | undefined) => sendRound({ resource, round, own, record, given, values, before }, file),
    onSuccess: (answer, file) => {
      if (at === rounds.length - 1) return onDone();
      setTried(false);
      setKept([
        ...kept.slice(0, -1),
        { ...kept[at], ...(task.answer && { answer: { ...kept[at]?.answer, ...task.answer } }) },
        { answer },
      ]);
      task.forget();
      if (round.task && !file) task.begin(round.task, String(answer.taskId ?? ''));
    },
  });
  const next = (file?: File) => {
    setTried(true);
    if (Object.keys(broken).length === 0) send.mutate(file);
  };
  const { isQuiet, again } = useQuietRound(round, at, () => next());
  const last = kept.findLastIndex((_, place) => place < at && Object.keys(rounds[place]?.fields ?? {}).length > 0);
  return {
    round,
    own,
    values,
    task,
    at,
    /** Nothing can be typed: it is being sent, or still being filled. */
    busy: send.isPending || task.running,
    sending: send.isPending,
    error: send.error ?? task.error,
    /** It is sent by itself and waits for its answer. */
    isQuiet,
    validationErrors: tried ? broken : {},
    changed: kept.some(({ typed }) => typed !== undefined),
    change: (name: string, value: unknown) =>
      setKept([...kept.slice(0, -1), { ...kept[at], typed: { ...kept[at]?.typed, [name]: value } }]),
    next,
    /** To the round before that asked something; undefined where there is none. */
    back:
      last < 0
        ? undefined
        : () => {
            again();
            task.forget();
            send.reset();
            setKept(kept.slice(0, last + 1));
          },
  };
}
