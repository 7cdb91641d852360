import { expect, test } from 'vitest';
import { call } from '@/api';
import { permits } from '@/data/grants/permits';
import { encodeFields, isTurnOf, matches, type Action, type AnyRecord } from '@/schema';
import { accepted, failure, type Bench } from './bench';
import { specialAnswers } from './samples';
import { sampleValues } from './validRecord';

const isOver = (action: Action, place: string): boolean => [action.on].flat().some((one) => one === place);

/** Records as they are now: an action may have closed others; one made for this comes first. */
async function records(bench: Bench): Promise<AnyRecord[]> {
  const made = bench.resource.call('create') ? [await bench.read((await bench.made()).id)] : [];
  return [...made, ...(await bench.list()).records];
}

function checkInside(bench: Bench, key: string, action: Action): void {
  test(`runs ${key} where it may`, async () => {
    const console = bench.signedIn();
    const record = (await records(bench)).find((one) => matches(action.visible, one) && matches(action.enabled, one) && isTurnOf(one, action.assignee, console.userId));
    expect(isOver(action, 'page') || record, `no record lets ${key} happen`).toBeTruthy();
    if (record && !isOver(action, 'page')) expect(permits(console.access, `/${bench.name}`, bench.resource, key, record, console.userId)).toBe(!bench.name.startsWith('@'));
    const values = { ...(await sampleValues(console, action.form ?? {}, 9900)), ...(record && (await specialAnswers(console, bench.resource, key, record))) };
    const params = isOver(action, 'row') ? { record } : isOver(action, 'bulk') ? { ids: [record?.id ?? ''] } : {};
    const { data: result } = await accepted(console.provider.action(bench.name, { key, values, ...params }), `${key} with ${JSON.stringify(values)}`);
    if (action.reveal) expect(result.secret).toMatch(/./);
    if (action.download) expect(result.file?.blob.size).toBeGreaterThan(0);
  });
}

function checkOutside(bench: Bench, key: string, action: Action): void {
  test(`refuses ${key} where it may not`, async ({ skip }) => {
    const console = bench.signedIn();
    const record = (await records(bench)).find((one) => !matches(action.visible, one) || !matches(action.enabled, one));
    if (!record || !action.call) return skip('every record lets it happen');
    const { idName, ...spec } = bench.resource.resolve(action.call);
    if (!matches(action.visible, record)) expect(permits(console.access, `/${bench.name}`, bench.resource, key, record, console.userId)).toBe(false);
    const form = encodeFields(action.form ?? {}, await sampleValues(console, action.form ?? {}, 9900));
    const ids = action.bulk === 'ids' ? { ids: [record.id] } : { [idName]: record.id };
    expect(await failure(call({ ...spec, params: { ...ids, ...action.send, ...form } }), `${key} of ${record.id}`)).toMatchObject({ kind: 'business' });
  });
}

/** Every declared action with a call, in its condition and out of it. */
export function actionContract(bench: Bench): void {
  const { resource } = bench;
  if (!resource.call('page') && !resource.call('tree')) return;
  for (const [key, action] of Object.entries<Action>(resource.actions)) {
    if (!action.call) continue;
    checkInside(bench, key, action);
    if ((action.visible ?? action.enabled) && !isOver(action, 'page')) checkOutside(bench, key, action);
  }
}
