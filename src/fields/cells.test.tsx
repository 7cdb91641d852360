import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccessProvider } from '@/access/AccessContext';
import {
  boolean,
  enumeration,
  file,
  group,
  image,
  json,
  number,
  password,
  reference,
  referenceMany,
  rows,
  text,
  dateTime,
} from '@/dsl';
import type { AnyRecord, Field } from '@/schema';
import { cellOf } from './cellOf';
import { detailOf } from './detailOf';

afterEach(cleanup);

const WORDS: Readonly<Record<string, string>> = {
  'resources.iot/x.enums.f.1': 'Enabled',
  'resources.iot/x.inner.f.fields.a': 'Alpha',
  'fields.boolean.yes': 'Yes',
  'fields.rows.count': 'rows',
};
const i18n = {
  translate: (key: string, options?: { _?: string }) => WORDS[key] ?? options?._ ?? key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};
const access = {
  platforms: [],
  routes: new Map(),
  diagnostics: [],
  pathOf: new Map([['account/tenant', '/platform/tenant']]),
};

/** A call that answers these records, whatever it is asked. */
const answering = (...data: object[]) =>
  vi.fn((_resource: string): Promise<ReturnType<JSON['parse']>> => Promise.resolve({ data }));

interface Looks {
  readonly detail?: boolean;
  readonly texts?: Record<string, string>;
  readonly getMany?: ReturnType<typeof answering>;
}

function show(field: Field, value: unknown, { detail = false, texts = {}, getMany = answering() }: Looks = {}) {
  const Value = detail ? detailOf(field.type) : cellOf(field.type);
  const record: AnyRecord = { id: '1', f: value, $texts: texts };
  return render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18n} dataProvider={testDataProvider({ getMany })}>
        <AccessProvider access={access}>
          <Value value={value} record={record} name="f" field={field} scope="resources.iot/x" />
        </AccessProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  ).container;
}

describe('cells', () => {
  it.each([
    text(),
    number({ unit: 'kW' }),
    enumeration([1]),
    boolean(),
    reference('a/b'),
    referenceMany('a/b'),
    image(),
    file(),
    json(),
    rows({}),
    group({}),
    dateTime(),
  ])('%# shows - for nothing, in list and detail', (field) => {
    expect(show(field, null).textContent).toBe('-');
    expect(show(field, null, { detail: true }).textContent).toBe('-');
  });

  it('shows zero as 0 with its unit', () => expect(show(number({ unit: 'kW' }), 0).textContent).toBe('0\u00a0kW'));
  it('lets the unit of the wire win', () =>
    expect(show(number({ unit: 'kW' }), 5, { texts: { f: 'MW' } }).textContent).toBe('5\u00a0MW'));
  it('says yes', () => expect(show(boolean(), true).textContent).toBe('Yes'));
  it('shows an object in a text cell as nothing', () =>
    expect(show(text(), text().type.decode({}, {})).textContent).toBe('-'));

  it('shows a state in words with the shape of its tone', () => {
    const container = show(enumeration([1, 0], { tones: { 1: 'success' } }), 1);
    expect(container.textContent).toBe('Enabled');
    expect(container.querySelector('svg')?.dataset.tone).toBe('success');
  });

  it('shows an unknown code by the words of the wire, else itself, in a neutral tone', () => {
    const field = enumeration([1, 0], { tones: { 1: 'success' } });
    expect(show(field, '9', { texts: { f: 'Paused' } }).textContent).toBe('Paused');
    const container = show(field, '9');
    expect(container.textContent).toBe('9');
    expect(container.querySelector('svg')?.dataset.tone).toBe('neutral');
  });

  it('links a granted reference by the name the wire sent', () => {
    const getMany = answering();
    show(reference('account/tenant'), '7/8', { texts: { f: 'Acme' }, getMany });
    expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/platform/tenant/7%2F8/show');
    expect(getMany).not.toHaveBeenCalled();
  });

  it('shows an ungranted reference as text, asking for its name', async () => {
    const getMany = answering({ id: '7', $title: 'Acme' });
    show(reference('account/user'), '7', { getMany });
    expect(await screen.findByText('Acme')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
    expect(getMany.mock.calls[0]?.[0]).toBe('@account/user');
  });

  it('shows the names of several references', async () => {
    const getMany = answering({ id: '1', $title: 'One' });
    show(referenceMany('account/tenant'), ['1', '2'], { getMany });
    expect(await screen.findByText('One, 2')).toBeTruthy();
  });

  it('never shows a password', () => expect(show(password(), 'Secret12').textContent).not.toContain('Secret12'));

  it('loads pictures only from safe addresses', () => {
    const container = show(image(), ['javascript:alert(1)', 'https://other.example/b.png', '/a.png']);
    expect([...container.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual([
      `${location.origin}/a.png`,
    ]);
  });

  it('links files only to safe addresses', () => {
    const container = show(
      file(),
      [
        { id: '1', name: '<b>x</b>', url: 'javascript:alert(1)' },
        { id: '2', name: 'b.zip', url: '/b.zip', size: 1536 },
      ],
      { detail: true },
    );
    expect([...container.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual(['/b.zip']);
    expect(container.textContent).toBe('<b>x</b>b.zip1.5\u00a0kB');
  });

  it('draws rows as a table with labels', () => {
    show(rows({ a: number() }), [{ a: 1234 }], { detail: true });
    expect(screen.getByRole('columnheader', { name: 'Alpha' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '1,234' })).toBeTruthy();
  });

  it('draws JSON indented', () => expect(show(json(), { a: 1 }, { detail: true }).textContent).toBe('{\n  "a": 1\n}'));
  it('draws a group with labels', () =>
    expect(show(group({ a: text() }), { a: 'x' }, { detail: true }).textContent).toBe('Alphax'));
});
