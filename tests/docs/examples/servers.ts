import { Hono, type Context } from 'hono';
import { objectOf } from '@/schema';

/* The same three collections as four kinds of servers answer them: only what goes over the line, in memory. */

export interface Row {
  readonly [name: string]: unknown;
}

const two = (value: number): string => String(value).padStart(2, '0');
const STATES = ['free', 'busy', 'faulted'];

/** 3 sites, 23 chargers, 41 sessions, in camel case; ids are numbers. `batch` is of no schema. */
export const records = (): Readonly<Record<string, Row[]>> => ({
  sites: ['Aachen', 'Bergen', 'Cadiz'].map((city, at) => ({ id: at + 1, name: `Site ${city}`, city, batch: at })),
  chargers: Array.from({ length: 23 }, (_, at) => ({
    id: at + 1,
    name: `Charger ${two(at + 1)}`,
    siteId: (at % 3) + 1,
    state: STATES[at % 3],
    power: 11 + at,
    batch: at,
  })),
  sessions: Array.from({ length: 41 }, (_, at) => ({
    id: at + 1,
    chargerId: (at % 23) + 1,
    startedAt: `2026-03-${two((at % 28) + 1)}T08:00:00Z`,
    energy: 5.5 + at,
  })),
});

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const snaked = (row: Row): Row => Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]));

/** The rows of which each named property fits. */
const having = (rows: readonly Row[], fits: Readonly<Record<string, (value: unknown) => boolean>>) =>
  rows.filter((row) => Object.entries(fits).every(([name, test]) => test(row[name])));

function ordered(rows: readonly Row[], name: string | undefined, isDown: boolean): readonly Row[] {
  if (!name) return rows;
  const sign = isDown ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one[name], other[name]];
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * String(a).localeCompare(String(b));
  });
}

const same = (text: string) => (value: unknown) => String(value) === text;
const part = (text: string) => (value: unknown) => String(value).toLowerCase().includes(text.toLowerCase());

/** What the routes of all kinds share: a collection by its name, a record by its id. */
function collections(tables: Readonly<Record<string, Row[]>>) {
  const table = (context: Context): Row[] => tables[context.req.param('table') ?? ''] ?? [];
  const at = (context: Context): number =>
    table(context).findIndex(({ id }) => String(id) === (context.req.param('id') ?? context.req.query('id')));
  const put = (context: Context, row: Row): Row => {
    table(context)[at(context)] = row;
    return row;
  };
  const add = (context: Context, row: Row): Row => {
    const made = { ...row, id: table(context).length + 1 };
    table(context).push(made);
    return made;
  };
  const remove = (context: Context): void => void table(context).splice(at(context), 1);
  return { table, one: (context: Context) => table(context)[at(context)], put, add, remove };
}

const bodyOf = async (context: Context): Promise<Row> => objectOf(await context.req.json());
const whole = (text: string | undefined, usual: number): number => (text === undefined ? usual : Number(text));

/** Filters of a query by equality; parameters that are no property are not heeded, as most servers do. */
const equal = (context: Context, rows: readonly Row[], not: RegExp) =>
  having(
    rows,
    Object.fromEntries(
      Object.entries(context.req.queries())
        .filter(([name]) => !not.test(name) && rows.some((row) => Object.hasOwn(row, name)))
        .map(([name, values]) => [name, (value: unknown) => values.includes(String(value))]),
    ),
  );

/** Json-server 0.17: bare lists, their number in a header. */
export function jsonServer(tables = records()): Hono {
  const { table, one, put, add, remove } = collections(tables);
  return new Hono()
    .get('/:table', (context) => {
      const { _page, _limit, _sort, _order, name_like } = context.req.query();
      const found = equal(context, table(context), /^_|_like$/).filter(({ name }) => part(name_like ?? '')(name));
      const rows = ordered(found, _sort, _order === 'desc');
      const size = whole(_limit, 10);
      const from = (Math.max(whole(_page, 1), 1) - 1) * size;
      if (_page === undefined && _limit === undefined) return context.json(rows);
      return context.json(rows.slice(from, from + size), 200, { 'X-Total-Count': String(rows.length) });
    })
    .get('/:table/:id', (context) => context.json(one(context) ?? {}, one(context) ? 200 : 404))
    .post('/:table', async (context) => context.json(add(context, await bodyOf(context)), 201))
    .put('/:table/:id', async (context) =>
      context.json(put(context, { ...(await bodyOf(context)), id: one(context)?.id })),
    )
    .patch('/:table/:id', async (context) =>
      context.json(put(context, { ...one(context), ...(await bodyOf(context)) })),
    )
    .delete('/:table/:id', (context) => {
      remove(context);
      return context.json({});
    });
}

/** FastAPI with fastapi-pagination and fastapi-filter: `{items, total}`, snake case, PATCH. */
export function fastApi(tables = records()): Hono {
  const snakes = Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.map(snaked)]));
  const { table, one, put, add, remove } = collections(snakes);
  return new Hono()
    .get('/:table', (context) => {
      const { page, size, order_by, name__ilike } = context.req.query();
      const [number, most] = [whole(page, 1), whole(size, 50)];
      if (number < 1)
        return context.json({ detail: [{ loc: ['query', 'page'], msg: 'Input should be at least 1' }] }, 422);
      const found = equal(context, table(context), /^(?:page|size|order_by|name__ilike)$/);
      const rows = ordered(
        found.filter(({ name }) => part(name__ilike ?? '')(name)),
        order_by?.replace('-', ''),
        order_by?.startsWith('-') ?? false,
      );
      const items = rows.slice((number - 1) * most, number * most);
      return context.json({
        items,
        total: rows.length,
        page: number,
        size: most,
        pages: Math.ceil(rows.length / most),
      });
    })
    .get('/:table/:id', (context) => context.json(one(context) ?? { detail: 'Not Found' }, one(context) ? 200 : 404))
    .post('/:table', async (context) => context.json(add(context, await bodyOf(context)), 201))
    .patch('/:table/:id', async (context) =>
      context.json(put(context, { ...one(context), ...(await bodyOf(context)) })),
    )
    .delete('/:table/:id', (context) => {
      remove(context);
      return context.body(null, 204);
    });
}

function pageable(context: Context, rows: readonly Row[]) {
  const { page, size, sort } = context.req.query();
  const [name, way] = sort?.split(',') ?? [];
  const [number, most] = [whole(page, 0), whole(size, 20)];
  const all = ordered(equal(context, rows, /^(?:page|size|sort)$/), name, way === 'desc');
  return {
    rows: all.slice(number * most, (number + 1) * most),
    page: { size: most, number, totalElements: all.length, totalPages: Math.ceil(all.length / most) },
  };
}

/** Spring Boot with a `Page` in its answers: `content` and `totalElements`, pages from 0, PUT replaces. */
export function springPage(tables = records()): Hono {
  const { table, one, put, add, remove } = collections(tables);
  return new Hono()
    .get('/:table', (context) => {
      const { rows, page } = pageable(context, table(context));
      return context.json({ content: rows, ...page, first: page.number === 0, empty: rows.length === 0 });
    })
    .get('/:table/:id', (context) => context.json(one(context) ?? {}, one(context) ? 200 : 404))
    .post('/:table', async (context) => context.json(add(context, await bodyOf(context)), 201))
    .put('/:table/:id', async (context) =>
      context.json(put(context, { ...(await bodyOf(context)), id: one(context)?.id })),
    )
    .delete('/:table/:id', (context) => {
      remove(context);
      return context.body(null, 204);
    });
}

/** Spring Data REST: HAL, no ids but in links. */
export function springDataRest(tables = records()): Hono {
  const { table, one, put } = collections(tables);
  const linked = (name: string, { id, ...row }: Row): Row => ({
    ...row,
    _links: { self: { href: `http://localhost:8080/${name}/${String(id)}` } },
  });
  return new Hono()
    .get('/:table', (context) => {
      const { rows, page } = pageable(context, table(context));
      const name = context.req.param('table');
      return context.json({ _embedded: { [name]: rows.map((row) => linked(name, row)) }, page }, 200, {
        'content-type': 'application/hal+json',
      });
    })
    .get('/:table/:id', (context) => context.json(linked(context.req.param('table'), one(context) ?? {})))
    .patch('/:table/:id', async (context) =>
      context.json(linked(context.req.param('table'), put(context, { ...one(context), ...(await bodyOf(context)) }))),
    );
}

/** The cloud's own form: an envelope with a code, one path a call, everything but reading by POST. */
export function cloud(tables = records()): Hono {
  const { table, add } = collections(tables);
  const answer = (data: unknown) => ({ code: '0000', msg: '', data });
  const own = (context: Context, id: unknown) => table(context).find((row) => String(row.id) === String(id));
  return new Hono()
    .get('/:table/page', (context) => {
      const { pageNum, pageSize, sortField, sortOrder, name } = context.req.query();
      const found = equal(context, table(context), /^(?:pageNum|pageSize|sortField|sortOrder|name)$/);
      const rows = ordered(
        found.filter((row) => part(name ?? '')(row.name)),
        sortField,
        sortOrder === 'desc',
      );
      const [number, most] = [whole(pageNum, 1), whole(pageSize, 10)];
      return context.json(answer({ list: rows.slice((number - 1) * most, number * most), totalSize: rows.length }));
    })
    .get('/:table/detail', (context) => context.json(answer(own(context, context.req.query('id')))))
    .post('/:table/create', async (context) => context.json(answer(add(context, await bodyOf(context)).id)))
    .post('/:table/edit', async (context) => {
      const { id, ...change } = await bodyOf(context);
      const at = table(context).findIndex((row) => same(String(id))(row.id));
      table(context)[at] = { ...table(context)[at], ...change };
      return context.json(answer(null));
    })
    .post('/:table/delete', async (context) => {
      const { id } = await bodyOf(context);
      const at = table(context).findIndex((row) => same(String(id))(row.id));
      table(context).splice(at, 1);
      return context.json(answer(null));
    });
}
