import { afterEach, describe, expect, it } from 'vitest';
import { configureWire, wireConfig } from '@/api';
import {
  decodeRecord,
  encodeFilters,
  isReport,
  isWithinSpan,
  matches,
  serviceWire,
  validate,
  wholeMeasure,
  type Report,
  type Resource,
} from '@/schema';
import { lintReport, lintResource } from '@/schema/lint';
import { callsOf } from '@/tools/describe/callsOf';
import { callsOfReport } from '@/tools/describe/callsOfReport';
import { allResources } from '@mocks/resources';
import * as actions from './recipes/actions';
import * as figures from './recipes/figures';
import * as forms from './recipes/forms';
import * as lists from './recipes/lists';
import * as wire from './recipes/wire';

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'fields' in value && 'resolve' in value && !isReport(value);
const recipes: readonly unknown[] = [actions, figures, forms, lists, wire].flatMap((one) =>
  Object.values<unknown>(one),
);
const known = new Set([...allResources, ...recipes.filter(isResource)].map(({ name }) => name));
const named = <T extends { readonly name: string }>(all: readonly T[]) => all.map((one) => [one.name, one] as const);

describe('what the cookbook writes', () => {
  it.each(named<Resource>(recipes.filter(isResource)))('%s has no findings', (_, resource) =>
    expect(lintResource(resource, { known })).toEqual([]),
  );
  it.each(named<Report>(recipes.filter(isReport)))('%s has no findings', (_, report) =>
    expect(lintReport(report, { known })).toEqual([]),
  );
});

describe('what the cookbook says', () => {
  const broken = (resource: Resource, values: object) => Object.keys(validate(resource, { ...values }, 'create'));
  const path = (resource: Resource, name: string) => callsOf(resource).find((one) => one.name === name);

  it('of forms', () => {
    expect(broken(forms.hidden, { kind: 'ac' })).toEqual([]);
    expect(broken(forms.hidden, { kind: 'dc' })).toEqual(['voltage']);
    expect(broken(forms.ordered, { start: '2026-10-02', end: '2026-10-01' })).toEqual(['end']);
    expect(broken(forms.ordered, { start: '2026-10-02', end: '2026-10-02' })).toEqual([]);
    expect(broken(forms.bounded, { min: 2, max: 1 })).toEqual(['max']);
    expect(broken(forms.ruled, { plate: 'AB-12' })).toEqual(['plate']);
    expect(broken(forms.ruled, { plate: 'AB-1234' })).toEqual([]);
    expect(broken(forms.tabled, { name: 'x', parts: [{ part: '', count: 0 }] })).toEqual([
      'parts.0.part',
      'parts.0.count',
    ]);
  });

  it('of lists', () => {
    expect(encodeFilters(lists.filtered, { time: ['2026-10-01', '2026-10-02'] })).toEqual({
      from: '2026-10-01',
      to: '2026-10-02',
    });
    expect(encodeFilters(lists.filtered, { level: [1, 3] })).toEqual({ level: '1,3' });
    expect(isWithinSpan('2026-10-01', '2026-11-02', '31 days')).toBe(false);
    expect(lists.searched.search).toEqual({ param: 'keyword', in: ['name', 'code'] });
    expect(lists.refreshed.refresh).toBe('30 s');
    expect(path(lists.summed, 'summary')).toMatchObject({ path: '/depot/plant/general', parameters: ['name'] });
  });

  it('of actions and their codes', () => {
    expect(path(actions.withForm, 'retire')).toMatchObject({ code: 'retire' });
    expect(matches(actions.withForm.actions.retire?.enabled, { state: 'retired' })).toBe(false);
    expect(path(actions.granted, 'export')?.code).toBe('download');
    expect(path(actions.granted, 'file')?.code).toBeUndefined();
    expect(path(actions.flowing, 'finish')).toMatchObject({ method: 'POST', code: 'finish' });
  });

  it('of figures', () => {
    expect(wholeMeasure(figures.quantities.efficiency)).toMatchObject({ decimals: 2, sums: false });
    expect(wholeMeasure(figures.quantities.generation)).toMatchObject({ decimals: 2, sums: true });
    expect(callsOfReport(figures.reported).map(({ name }) => name)).toEqual(['total', 'trend', 'rows', 'download']);
    expect(callsOfReport(figures.calculated).map(({ name }) => name)).toEqual(['answer']);
    expect(path(figures.curved, 'related.use')).toMatchObject({ parameters: ['id', 'stationId'], code: 'seeUse' });
    expect(path(figures.versioned, 'versions.reserved.cancel')).toMatchObject({ code: 'cancel' });
  });
});

describe('another wire', () => {
  const before = { ...wireConfig };
  afterEach(() => configureWire(before));

  it('has its own paths, names and shapes', () => {
    expect(callsOf(wire.renamed).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /depot/v2/boxes',
      'GET /depot/v2/boxes/{id}',
      'POST /depot/v2/boxes',
      'PUT /depot/v2/boxes/{id}',
      'DELETE /depot/v2/boxes/{id}',
    ]);
    expect(wire.shelf.above).toBe('hall');
    expect(decodeRecord(wire.shelf, { id: 1, besideId: 2 }, 'B')).toMatchObject({ id: 'B~1', besideId: 'B~2' });
    expect(decodeRecord(wire.renamed, { id: 1, title: 'A' })).toMatchObject({ name: 'A' });
    expect(decodeRecord(wire.coded, { id: 1, state: 'enabled' })).toMatchObject({ state: 1 });
    expect(decodeRecord(wire.reshaped, { id: 1, info: { name: 'B' } })).toMatchObject({ name: 'B' });
  });

  it('has its own envelope', () => {
    expect(wire.foreign.call('page')?.shape).toEqual({ list: 'rows', total: 'count' });
    expect(serviceWire('/charging/dock/page')?.success).toBe(200);
    wire.foreignWire();
    expect(wireConfig).toMatchObject({ successCode: '200', platformPrefix: '/api' });
  });
});
