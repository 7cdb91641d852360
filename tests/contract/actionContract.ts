import { objectOf } from '@/schema/objectOf';
import { expect, test } from 'vitest';
import { call } from '@/api';
import { decide } from '@/data/grants/decide';
import {
  decodeFields,
  encodeFields,
  idParams,
  isEmpty,
  isTurnOf,
  kindOf,
  matches,
  transitionOf,
  typeOptions,
  wireName,
  type Action,
  type AnyRecord,
  type AnyValues,
  type Field,
  type Resource,
} from '@/schema';
import { accepted, failure, type Bench } from './bench';
import { specialAnswers } from './samples';
import { sampleValues } from './validRecord';

const isOver = (action: Action, place: string): boolean => [action.on].flat().some((one) => one === place);

/** Records as they are now: an action may have closed others; one made for this comes first. */
async function records(bench: Bench): Promise<AnyRecord[]> {
  const made = bench.resource.call('create') ? [await bench.read((await bench.made()).id)] : [];
  return [...made, ...(await bench.list()).records];
}

/** Fields of one shape: of a group also what is inside of it. */
function areAlike(one: Field | undefined, other: Field): boolean {
  if (one?.type.name !== other.type.name) return false;
  const [inner, theirs] = [one, other].map((field) => typeOptions(field).fields ?? {});
  const names = Object.keys(theirs ?? {});
  return (
    Object.keys(inner ?? {}).length === names.length &&
    names.every((name) => theirs?.[name] !== undefined && areAlike(inner?.[name], theirs[name]))
  );
}

/**
 * What an action has changed: it came to its state, and what it sent that is a field of the record is in the record.
 */
async function checkEffect(
  bench: Bench,
  key: string,
  action: Action,
  before: AnyRecord,
  values: AnyValues,
): Promise<void> {
  const { fields, workflow } = bench.resource;
  const transition = transitionOf(workflow, key);
  if (!bench.resource.call('detail')) return;
  const after = await bench.read(before.id).catch(() => undefined);
  if (!after) return; // it took the record along
  const { state } = transition?.machine ?? {};
  if (transition?.spec.to !== undefined && state !== undefined)
    expect(after[state], `${state} after ${key}`).toBe(transition.spec.to);
  const sent = Object.fromEntries(
    Object.entries(fields).filter(([name, field]) => wireName(name, field.options) in (action.send ?? {})),
  );
  const told = decodeFields(sent, action.send ?? {});
  for (const name of Object.keys(sent)) expect(after[name], `${name} after ${key}`).toEqual(told[name]);
  if (action.load) return; // its form is of something else, which it asked for
  for (const [name, field] of Object.entries(action.form ?? {})) {
    const same =
      areAlike(fields[name], field) && !field.type.sealed && !['rows', 'file', 'image'].includes(field.type.name);
    if (same && !isEmpty(values[name])) expect(after[name], `${name} after ${key}`).toEqual(values[name]);
  }
}

/** Rows that are the ticked records, each with what is typed into it. */
function ofRecord({ form = {} }: Action, values: AnyValues, record: AnyRecord): AnyValues {
  const names = Object.keys(form).filter((name) => form[name] && 'ofRecords' in form[name].options);
  return Object.fromEntries(names.map((name) => [name, [{ ...record, ...objectOf([values[name]].flat()[0]) }]]));
}

function checkInside(bench: Bench, key: string, action: Action): void {
  test(`runs ${key} where it may`, async () => {
    const console = bench.signedIn();
    const record = (await records(bench)).find(
      (one) =>
        matches(action.visible, one) && matches(action.enabled, one) && isTurnOf(one, action.assignee, console.userId),
    );
    expect(isOver(action, 'page') || record, `no record lets ${key} happen`).toBeTruthy();
    if (record && !isOver(action, 'page'))
      expect(decide(console.access, `/${bench.name}`, bench.resource, key, record, console.userId).allowed).toBe(
        !bench.name.startsWith('@'),
      );
    const sampled = await sampleValues(console, action.form ?? {}, 9900);
    const values = {
      ...sampled,
      ...(record && {
        ...ofRecord(action, sampled, record),
        ...(await specialAnswers(console, bench.resource, key, record)),
      }),
    };
    const params = isOver(action, 'row') ? { record } : isOver(action, 'bulk') ? { ids: [record?.id ?? ''] } : {};
    const { data: result } = await accepted(
      console.provider.action(bench.name, { key, values, ...params }),
      `${key} with ${JSON.stringify(values)}`,
    );
    if (action.reveal) expect(result.secret).toMatch(/./);
    if (action.download) expect(result.file?.blob.size).toBeGreaterThan(0);
    if (record && !isOver(action, 'page')) await checkEffect(bench, key, action, record, values);
  });
}

/**
 * The call that is closed with an action: of one that is kept by the plain edit, which is always open, what it loads
 * first.
 */
function guardedCall({ resolve, call: standard }: Resource, { call: spec, load }: Action): Action['call'] {
  const [own, edit] = [spec && resolve(spec), standard('edit')];
  return load !== undefined && own && own.path === edit?.path && own.method === edit.method ? load : spec;
}

function checkOutside(bench: Bench, key: string, action: Action): void {
  test(`refuses ${key} where it may not`, async ({ skip }) => {
    const console = bench.signedIn();
    const record = (await records(bench)).find((one) => !matches(action.visible, one) || !matches(action.enabled, one));
    if (!record || !action.call) return skip('every record lets it happen');
    const spec = bench.resource.resolve(guardedCall(bench.resource, action) ?? action.call);
    if (!matches(action.visible, record))
      expect(decide(console.access, `/${bench.name}`, bench.resource, key, record, console.userId).allowed).toBe(false);
    const form = encodeFields(action.form ?? {}, await sampleValues(console, action.form ?? {}, 9900));
    const ids = idParams(spec, action.bulk === 'ids' ? [record.id] : record.id);
    expect(
      await failure(call({ ...spec, params: { ...ids, ...action.send, ...form } }), `${key} of ${record.id}`),
    ).toMatchObject({ kind: 'business' });
  });
}

/** The calls of an own kind are answered. */
function checkKind(bench: Bench, key: string, action: Action): void {
  for (const [name, spec] of Object.entries(kindOf(action).calls?.(action) ?? {})) {
    if (spec === undefined) continue;
    test(`calls ${name} of ${key}`, async () => {
      bench.signedIn();
      const [record] = await records(bench);
      const own = bench.resource.resolve(spec);
      const params = isOver(action, 'page') ? {} : idParams(own, record?.id ?? '');
      expect(await accepted(call({ ...own, params }), `${name} of ${key}`)).toBeTruthy();
    });
  }
}

/** Every declared action with a call, in its condition and out of it. */
export function actionContract(bench: Bench): void {
  const { resource } = bench;
  if (!resource.call('page') && !resource.call('tree')) return;
  for (const [key, action] of Object.entries<Action>(resource.actions)) {
    checkKind(bench, key, action);
    if (!action.call) continue;
    checkInside(bench, key, action);
    if ((action.visible ?? action.enabled) && !isOver(action, 'page')) checkOutside(bench, key, action);
  }
}
