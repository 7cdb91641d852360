import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { wireEvents } from '@/api';
import { PATH, renderAt } from '@/crud/testing/renderAt';
import VersionsView from '@/crud/versions/VersionsView';
import { VersionEffect } from '@/crud/versions/effect/VersionEffect';
import { forgetUnknown } from '@/data/records/invokeIfKnown';
import { getRecord } from '@/data/records/reading';
import { CALL_CODES, CALL_NAMES, type AnyVersions, type Resource } from '@/schema';
import { targetOf } from '@/schema/internal';
import { allResources } from '@mocks/resources';
import { differences } from './specification/differs';

/*
 * Calls that no document names (`tests/spec/differs.tsv`): a cloud without them, or one that refuses them, costs its
 * users nothing.
 */

const rows = differences.filter(({ what }) => what === 'call');
const resources = new Map(allResources.map((one) => [one.name, one]));

function resourceOf(name: string): Resource {
  const found = resources.get(name);
  if (!found) throw new Error(`There is no schema ${name}.`);
  return found;
}

/** Where a schema asks for a call: the history of its versions, their effect, or a standard call. */
function placeOf(resource: Resource, name: string): string | undefined {
  const is = (spec: Parameters<Resource['resolve']>[0] | undefined) => {
    const call = spec === undefined ? undefined : resource.resolve(spec);
    return call !== undefined && `${call.method} ${call.path}` === name;
  };
  if (is(resource.versions?.history)) return 'history';
  if (is(resource.versions?.effect?.call)) return 'effect';
  return CALL_NAMES.find((one) => {
    const call = resource.call(one);
    return call !== undefined && `${call.method} ${call.path}` === name;
  });
}

const pick = ({ fields }: Resource, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** How clouds do without a call. */
const WITHOUT = [
  ['no such path', () => new Response('', { status: 404 })],
  ['a refusal', () => new Response('{"code":"4003","msg":"no"}', { status: 200 })],
  ['the page of a server', () => new Response('<!doctype html><title>Cloud</title>')],
] as const;

/** A cloud that has not this call, and answers nothing to the others, or these rows. */
function cloudWithout(name: string, answer: () => Response, rows: readonly object[] | null = null) {
  const [, path = ''] = name.split(' ');
  const heard = vi.fn();
  vi.stubGlobal('fetch', async (url: string) => {
    if (!new URL(url, 'http://localhost').pathname.endsWith(path)) return Response.json({ code: '0000', data: rows });
    heard();
    return answer();
  });
  return heard;
}

afterEach(() => {
  cleanup();
  forgetUnknown();
  vi.unstubAllGlobals();
});

const drawn = rows.flatMap(({ where, name }) => {
  const place = name === '*' ? undefined : placeOf(resourceOf(where), name);
  return place === 'history' || place === 'effect' ? WITHOUT.map((how) => ({ where, name, place, how })) : [];
});

it.each(drawn)(
  '$where: without $name ($how.0) there is no part of it, and nobody is told',
  async ({ where, name, place, how }) => {
    const whole = resourceOf(where);
    const { versions } = whole;
    if (!versions) throw new Error(`${where} has no versions.`);
    // prices that are complete: the effect of others is not sought
    const resource = { ...whole, fields: pick(whole, [versions.of, versions.effective]) };
    const heard = cloudWithout(name, how[1]);
    const told = vi.fn();
    const stop = wireEvents.onFailure(told);
    const record = { id: '1', [versions.of]: '1', [versions.effective]: '2026-12-01' };
    const page =
      place === 'history' ? (
        <VersionsView versions={versions as AnyVersions} record={record} />
      ) : (
        versions.effect && <VersionEffect effect={versions.effect} of={versions.of} draft={record} />
      );
    await act(async () => void renderAt(page, { resource, codes: ['edit'], at: `${PATH}/1/show` }));
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByText('versions.effect.label')).toBeNull());
    if (place === 'history') {
      await screen.findAllByText('versions.tabs.current');
      await waitFor(() => expect(screen.queryByRole('tab', { name: 'versions.tabs.history' })).toBeNull());
    }
    expect(told).not.toHaveBeenCalled();
    stop();
  },
);

const read = rows.flatMap(({ where, name }) =>
  name !== '*' && placeOf(resourceOf(where), name) === 'detail' ? WITHOUT.map((how) => ({ where, name, how })) : [],
);

it.each(read)('$where: without $name ($how.0) a record is what its list says, and nobody is told', async (one) => {
  const resource = resourceOf(one.where);
  const heard = cloudWithout(one.name, one.how[1], [{ id: '1', [resource.recordTitle]: 'The first' }]);
  const told = vi.fn();
  const stop = wireEvents.onFailure(told);
  expect(await getRecord(resource, '1')).toMatchObject({ id: '1', [resource.recordTitle]: 'The first' });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
  stop();
});

it('any other is a change whose button a code of the menu grants, or the page of a menu that nothing else asks for', () => {
  const places = rows.map(({ where, name }) => [where, name === '*' ? '*' : placeOf(resourceOf(where), name)] as const);
  expect(places.filter(([, place]) => place === undefined)).toEqual([]);
  for (const [where, place] of places) {
    if (place === 'history' || place === 'effect' || place === 'detail') continue;
    if (place !== '*') expect(CALL_CODES, `${where} ${place}`).toHaveProperty(place ?? '');
    else
      expect(
        allResources.filter(({ fields }) => Object.values(fields).some((field) => targetOf(field) === where)),
        `${where} is chosen from elsewhere`,
      ).toEqual([]);
  }
});
