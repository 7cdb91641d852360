import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { AccessProvider } from '@/access/AccessContext';
import { ResourceProvider } from '@/data/registry/ResourceContext';
import { fakeServer, No } from '@/data/testing/fakeServer';
import { accessOf } from '@/data/testing/thing';
import {
  codes,
  countries,
  country,
  currency,
  defineResource,
  enumeration,
  service,
  text,
  timeZone,
  type Fields,
} from '@/dsl';
import { cellOf } from './cellOf';
import { inputOf } from './inputOf';
import type { AnyCell } from './views';

const MORE = { adds: { call: 'POST /x/box', at: 'kindEnum', fixed: { names: ['kindEnum'] } } } as const;
const fields: Fields = {
  land: country(),
  shown: countries({ call: 'GET /x/promotion' }),
  zone: timeZone({ fill: { by: 'land', call: 'POST /x/countries', part: 'timeZone' } }),
  money: currency({
    call: 'POST /x/currencies',
    fill: { by: 'land', call: 'POST /x/currencies', key: 'countryCode', part: 'currencyCode' },
  }),
  region: text({ suggest: 'POST /x/regions', within: 'land', max: 60 }),
  city: text({ suggest: 'POST /x/regions', within: 'land', below: 'region' }),
  kind: enumeration(['homePage', 'other'], MORE),
  kinds: codes(['homePage', 'other'], MORE),
};
const inX = service('/x', { wire: { countries: 'POST /x/countries' } });

const ANSWERS = {
  countries: () => [
    { code: 'NL', desc: 'Netherlands', timeZone: 'Europe/Amsterdam' },
    { code: 'SE', desc: 'Sweden', timeZone: 'Europe/Stockholm' },
  ],
  currencies: () => [
    { countryCode: 'NL', currencyCode: 'EUR' },
    { countryCode: 'SE', currencyCode: 'SEK' },
  ],
  promotion: () => [{ code: 'BE' }],
  list: () => [{ code: 'CN' }, { code: 'NL' }],
  regions: () => [
    { code: 'UT', desc: 'Utrecht', children: [{ code: 'z', desc: 'Zeist' }] },
    { code: 'GE', desc: 'Gelderland', children: [{ code: 'a', desc: 'Arnhem' }] },
  ],
  box: () => ({
    kindEnum: [
      { code: 'HOME_PAGE', desc: 'theirs' },
      { code: 'app_start', desc: 'App start' },
    ],
  }),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const i18n = {
  translate: (key: string, options?: { _?: string }) => options?._ ?? key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};

/** A form with some of the fields, and what it holds. */
async function form(
  names: readonly string[],
  start: Readonly<Record<string, unknown>> = {},
  answers: Parameters<typeof fakeServer>[0] = ANSWERS,
) {
  const requests = fakeServer(answers);
  const resource = defineResource({ name: 'x/place', api: inX('place'), fields });
  let held: Readonly<Record<string, unknown>> = start;
  function Form() {
    const [values, setValues] = useState(start);
    held = values;
    return names.map((name) => {
      const field = fields[name] ?? text();
      const Input = inputOf(field.type);
      return (
        <Input
          key={name}
          id={name}
          name={name}
          label={name}
          field={field}
          scope="resources.x/place"
          value={values[name]}
          values={values}
          place="form"
          onChange={(next) => setValues((now) => ({ ...now, [name]: next }))}
        />
      );
    });
  }
  await act(async () => {
    render(
      <CoreAdminContext
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        i18nProvider={i18n}
        dataProvider={testDataProvider()}
      >
        <AccessProvider access={accessOf()}>
          <ResourceProvider resource={resource} path="x/place" views={{}}>
            <Suspense>
              <Form />
            </Suspense>
          </ResourceProvider>
        </AccessProvider>
      </CoreAdminContext>,
    );
  });
  const user = userEvent.setup();
  const box = (name: string) => screen.getByRole('combobox', { name });
  const options = async (name: string) => {
    await user.click(box(name));
    const all = await screen.findAllByRole('option');
    return all.map(({ textContent }) => textContent);
  };
  const choose = async (name: string, option: string) => {
    await user.click(box(name));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  /** For a long list: by what is typed, and the first that is left. */
  const find = async (name: string, typed: string) => {
    await user.clear(box(name));
    await user.type(box(name), `${typed}{Enter}`);
  };
  return { request: requests, user, box, options, choose, find, values: () => held };
}

it('offers the countries of the service, and those of the field where it has a call', async () => {
  const { options, user, request: requests } = await form(['land', 'shown']);
  expect(await options('land')).toEqual(['Netherlands', 'Sweden']);
  await user.keyboard('{Escape}');
  expect(await options('shown')).toEqual(['Belgium']);
  expect(requests.some(({ path }) => path === 'list')).toBe(false);
});

it.each([
  ['fails', () => new No('not here')],
  ['is empty', () => []],
  ['is nothing', () => null],
])('offers the countries of the platform where its own call %s', async (_, answer) => {
  const { options } = await form(['land'], {}, { ...ANSWERS, countries: answer });
  await waitFor(async () => expect(await options('land')).toEqual(['China', 'Netherlands']));
});

it('fills zone and currency in for a chosen country, again for another, and never over what was typed', async () => {
  const { choose, find, values, box } = await form(['land', 'zone', 'money']);
  await choose('land', 'Netherlands');
  await waitFor(() => expect(values()).toEqual({ land: 'NL', zone: 'Europe/Amsterdam', money: 'EUR' }));
  await find('zone', 'Europe/Lis');
  await choose('land', 'Sweden');
  await waitFor(() => expect(values()).toEqual({ land: 'SE', zone: 'Europe/Lisbon', money: 'SEK' }));
  expect(box('money')).toHaveProperty('value', 'SEK · Swedish Krona');
});

it('leaves an open record as it is until another country is chosen', async () => {
  const { values, choose, options, user } = await form(['land', 'zone', 'money'], { land: 'NL', money: 'GBP' });
  expect(await options('money')).toEqual(['EUR · Euro', 'SEK · Swedish Krona']);
  await user.keyboard('{Escape}');
  expect(values()).toEqual({ land: 'NL', money: 'GBP' });
  await choose('land', 'Sweden');
  await waitFor(() => expect(values()).toEqual({ land: 'SE', zone: 'Europe/Stockholm', money: 'GBP' }));
});

it('offers every currency where the cloud names none', async () => {
  const { find, values } = await form(['money'], {}, {});
  await find('money', 'swedish');
  expect(values()).toEqual({ money: 'SEK' });
});

it('suggests regions of the country and towns of the region, and takes any other text', async () => {
  const { options, choose, values, user, box } = await form(['region', 'city'], { land: 'NL' });
  expect(await options('city')).toEqual(['Zeist', 'Arnhem']);
  await user.keyboard('{Escape}');
  await choose('region', 'Gelderland');
  expect(await options('city')).toEqual(['Arnhem']);
  await user.type(box('city'), 'Ede');
  await user.tab();
  expect(values()).toEqual({ land: 'NL', region: 'Gelderland', city: 'Ede' });
});

it('is a text as any other where no regions are known', async () => {
  const { values, user, box } = await form(['region'], { land: 'NL' }, { regions: () => new No('not here') });
  await user.type(box('region'), 'Utrecht');
  await user.tab();
  expect(values()).toEqual({ land: 'NL', region: 'Utrecht' });
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
});

it('offers codes that the cloud adds after its own, and keeps its own where the cloud is silent', async () => {
  const { options, choose, values, user, request: requests } = await form(['kind', 'kinds']);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toEqual({ path: 'box', params: { names: ['kindEnum'] } });
  await waitFor(async () => expect(await options('kind')).toEqual(['fields.none', 'homePage', 'other', 'App start']));
  await user.click(screen.getByRole('option', { name: 'App start' }));
  await choose('kinds', 'App start');
  await user.click(screen.getByRole('option', { name: 'other' }));
  expect(values()).toEqual({ kind: 'app_start', kinds: ['other', 'app_start'] });
  cleanup();
  const silent = await form(['kind'], {}, {});
  expect(await silent.options('kind')).toEqual(['fields.none', 'homePage', 'other']);
});

it.each([
  ['kind', 'app_start', 'App start'],
  ['kind', 'unheard', 'unheard'],
  ['kinds', ['other', 'APP-START'], 'other, App start'],
])('tells a code of %s that was added in the words of the cloud', async (name, value, words) => {
  fakeServer(ANSWERS);
  const field = fields[name] ?? text();
  const Cell: AnyCell = cellOf(field.type);
  await act(async () => {
    render(
      <CoreAdminContext
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        i18nProvider={i18n}
        dataProvider={testDataProvider()}
      >
        <Cell value={value} record={{ id: '1' }} name={name} field={field} scope="resources.x/place" />
      </CoreAdminContext>,
    );
  });
  expect(await screen.findByText(words)).toBeTruthy();
});
