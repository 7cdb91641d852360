import { describe, expect, it } from 'vitest';
import { isEmpty, wireName } from '@/schema';
import { accountModule } from './account/accountModule';
import { areas } from './areas';
import type { Endpoint } from './core/router';
import { mayBeSeen } from './crud/rows';
import { rowsOf } from './crud/rowsOf';
import { targetOf } from './crud/targets';
import { allResources } from './resources';
import type { Doc } from './store/store';
import { tenantBench } from './tenantBench';

const { context, own, actor, tried } = await tenantBench();

const foreign = new Map(
  allResources.flatMap(({ name }): [string, Doc[]][] => {
    const rows = rowsOf(context, name).filter(
      (row) => !isEmpty(row.tenantId) && row.tenantId !== own && !mayBeSeen(context, name, row, actor()),
    );
    return rows.length > 0 ? [[name, rows]] : [];
  }),
);

/** What names a record or a person: as a property of a row, and as a parameter of a call. */
const TELLING = /^(?:id|sn|account|phone|email|mobile)$|(?:Sn|Account|Phone|Email|Mobile|Imei)$/;
const tellingTexts = (rows: readonly Doc[]): string[] =>
  rows.flatMap((row) =>
    Object.entries(row).flatMap(([name, value]) =>
      TELLING.test(name) && typeof value === 'string' && value.length > 3 ? [value] : [],
    ),
  );
const known = new Set(
  allResources.flatMap(({ name }) =>
    tellingTexts(rowsOf(context, name).filter((row) => mayBeSeen(context, name, row, actor()))),
  ),
);
/** Texts by which only others' rows can be told. */
const telling = new Set([...foreign.values()].flatMap(tellingTexts).filter((text) => !known.has(text)));

/** Parameters that name a record of some resource: those of reference fields, and of properties that tell rows. */
const referring = new Map(
  allResources.flatMap(({ fields }) =>
    Object.entries(fields).map(([name, field]): [string, string | undefined] => [
      wireName(name, field.options),
      targetOf(field),
    ]),
  ),
);
const ofOthers = (): Record<string, unknown> => {
  const params: Record<string, unknown> = {};
  for (const [name, target] of referring) {
    const row = foreign.get(target ?? '')?.[0];
    if (row) params[name] = name.endsWith('s') ? [row.id] : row.id;
  }
  for (const [row] of foreign.values())
    for (const [name, value] of Object.entries(row ?? {}))
      if (TELLING.test(name) && typeof value === 'string' && telling.has(value)) params[name] ??= value;
  return params;
};
const common = ofOthers();

const written = [accountModule, ...areas]
  .flatMap((part) => part.endpoints?.(context) ?? [])
  .filter(({ need, path }) => need !== 'anyone' && !path.includes('/auth/'));

/**
 * The resources whose records a call may be about: those of its menus and of their areas, those it stands beside, and
 * people.
 */
function about({ need, path }: Endpoint): string[] {
  const menus = typeof need === 'object' ? need.menus : [];
  const areaOf = (name: string) => name.slice(0, name.indexOf('/'));
  const near = new Set(['account', ...menus.map(areaOf)]);
  const beside = allResources.flatMap(({ name, call }) => {
    const standard = call('page') ?? call('detail') ?? call('options');
    return standard && path.startsWith(standard.path.slice(0, standard.path.lastIndexOf('/') + 1)) ? [name] : [];
  });
  return [...foreign.keys()].filter((name) => near.has(areaOf(name)) || beside.includes(name));
}

/** A row of others as a call may name it, and what is to become of it. */
function named(row: Doc): object {
  const told = Object.fromEntries(Object.entries(row).filter(([name]) => TELLING.test(name)));
  const one = { ...common, ...('sn' in row && { deviceSn: row.sn }), ...told };
  const rows = [{ ...one, name: 'Renamed', deviceName: 'Renamed', choice: 'none' }];
  return { ...one, ids: [row.id], list: rows, rows };
}

/** What a call is tried with: nothing, nothing in everything, and rows of others. */
function trials(endpoint: Endpoint): object[] {
  const blank = Object.fromEntries(Object.keys(common).map((name) => [name, '']));
  return [
    {},
    { ...blank, id: '', ids: [] },
    common,
    ...about(endpoint).flatMap((name) => foreign.get(name)?.slice(0, 1).map(named) ?? []),
  ];
}

/** Texts anywhere in an answer. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('calls written by hand', () => {
  it('are many, and other tenants have rows', () => {
    expect(written.length).toBeGreaterThan(200);
    expect(foreign.size).toBeGreaterThan(60);
  });

  it.each(written.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'neither tell nor change rows of another tenant: %s',
    async (call, endpoint) => {
      for (const params of trials(endpoint)) {
        const sent = new Set(textsIn(params));
        const { data, touched } = await tried(call, params);
        const told = textsIn(data).filter((text) => telling.has(text) && !sent.has(text));
        const changed = touched.filter(
          ({ collection, id, before }) =>
            (before && !isEmpty(before.tenantId) && before.tenantId !== own && context.resources.has(collection)) ||
            telling.has(id),
        );
        expect({ params, told: [...new Set(told)].slice(0, 5), changed }).toEqual({ params, told: [], changed: [] });
      }
    },
  );
});
