import { describe, expect, it } from 'vitest';
import type { FieldDraft } from '../draft';
import { readFilters, sortable } from './readFilters';

const field = (name: string, builder = 'text', options = {}): FieldDraft => ({ name, builder, options, words: {} });
const FIELDS = [
  field('name'),
  field('status', 'enumeration'),
  field('startTime', 'dateTime'),
  field('power', 'number'),
  field('options', 'json'),
  field('partNo', 'text', { wire: "'part_no'" }),
];

function read(...names: string[]) {
  const told: string[] = [];
  const parameters = names.map((name) => ({ name, schema: {}, place: name }));
  const { filters, sort } = readFilters(FIELDS, parameters, (place, _what, write) => told.push(`${place}: ${write}`));
  return { filters, sort, told };
}

describe('filters of a list call', () => {
  it.each([
    ['boolean', ['ALL', 'TRUE', 'FALSE'], false],
    ['boolean', ['true', 'false'], true],
    ['enumeration', ['OPEN', 'SHUT'], false],
    ['enumeration', ['open', 'all'], true],
    ['text', ['OPEN', 'SHUT'], true],
  ] as const)('of a field of the type %s that takes %s', (builder, codes, isTaken) => {
    const told: string[] = [];
    const own = {
      ...field('state', builder),
      ...(builder === 'enumeration' && {
        codes: [
          { code: 'open', words: {} },
          { code: 'shut', words: {} },
        ],
      }),
    };
    const parameter = { name: 'state', schema: { type: 'string', enum: [...codes] }, place: 'state' };
    const { filters } = readFilters([own], [parameter], (place) => told.push(place));
    expect([filters, told]).toEqual(isTaken ? [["'state'"], []] : [[], ['state']]);
  });

  it('of a field that is deprecated are told, as lists have none of those', () => {
    const told: string[] = [];
    const own = field('zone', 'text', { deprecated: "{ reason: 'Use area' }" });
    const { filters } = readFilters([own], [{ name: 'zone', schema: {}, place: 'zone' }], (place) => told.push(place));
    expect([filters, told]).toEqual([[], ['zone']]);
  });

  it('are not what carries the order, also where a field is called so', () => {
    const signed = { name: 'sort', schema: { enum: ['name', '-name'] }, place: 'sort' };
    const found = readFilters([...FIELDS, field('sort', 'number')], [signed], () => undefined);
    expect(found).toMatchObject({ filters: [], sort: "{ field: 'sort', order: '-' }" });
  });

  it('are a field that is called as an order is, where nothing says how it would carry one', () => {
    const told: string[] = [];
    const fields = [...FIELDS, field('direction', 'enumeration')];
    const found = readFilters(fields, [{ name: 'direction', schema: {}, place: 'direction' }], (place) =>
      told.push(place),
    );
    expect(found).toEqual({ filters: ["'direction'"], sort: 'false' });
    expect(told).toEqual([]);
  });

  it.each([
    ['a time that is a number', { name: 'startTime', schema: { type: 'integer' } }],
    [
      'one that is a number or a range',
      { name: 'startTime', schema: { anyOf: [{ type: 'object' }, { type: 'integer' }] } },
    ],
    ['several times', { name: 'startTime', schema: { type: 'array', items: { type: 'string' } } }],
  ])('are none by %s: it is told', (_, parameter) => {
    const told: string[] = [];
    const found = readFilters(FIELDS, [{ ...parameter, place: 'there' }], (place) => told.push(place));
    expect([found.filters, told]).toEqual([[], ['there']]);
  });

  it('are the parameters that name a field, also by its wire name', () => {
    expect(read('name', 'status', 'part_no').filters).toEqual(["'name'", "'status'", "'partNo'"]);
  });

  it.each([
    [['startTimeFrom', 'startTimeTo'], 'startTime'],
    [['startTimeBegin', 'startTimeEnd'], 'startTime'],
    [['start_time_min', 'start_time_max'], 'startTime'],
    [['minPower', 'maxPower'], 'power'],
    [['beginDate', 'endDate'], 'startTime'],
    [['startTime[gte]', 'startTime[lte]'], 'startTime'],
    [['filter[power][gte]', 'filter[power][lte]'], 'power'],
    [['start_time__gte', 'start_time__lte'], 'startTime'],
    [['start_time_after', 'start_time_before'], 'startTime'],
  ])('%j are the ends of %s', ([from = '', to = ''], of) => {
    expect(read(from, to)).toMatchObject({ filters: [`range('${of}', { params: ['${from}', '${to}'] })`], told: [] });
  });

  it.each([
    ['started_after', 'started_before', "range('started_at'"],
    ['createdFrom', 'createdTo', "range('createTime'"],
    ['registered_on_min', 'registered_on_max', "range('registered_on'"],
    ['date_from', 'date_to', undefined],
    ['settled_after', 'settled_before', undefined],
  ])('%s and %s are those of the only moment of what they name', (from, to, source) => {
    const moments = ['started_at', 'createTime', 'registered_on', 'settledAt', 'settledDate'];
    const { filters } = readFilters(
      moments.map((name) => field(name, 'dateTime')),
      [from, to].map((name) => ({ name, schema: {}, place: name })),
      () => undefined,
    );
    expect(filters).toEqual(source ? [`${source}, { params: ['${from}', '${to}'] })`] : []);
  });

  it('are called otherwise by some', () => {
    expect([...read('filter[name]', 'start_time').filters, ...read('name__icontains').filters]).toEqual([
      "{ field: 'name', params: 'filter[name]' }",
      "{ field: 'startTime', params: 'start_time' }",
      "{ field: 'name', params: 'name__icontains' }",
    ]);
    expect(read('name', 'name__icontains', 'name__in')).toMatchObject({
      filters: ["{ field: 'name', params: 'name__icontains' }"],
      told: [
        "name: list: { filters: ['name'] }",
        "name__in: list: { filters: [{ field: 'name', params: 'name__in' }] }",
      ],
    });
    const states = { name: 'status', schema: { type: 'array' }, place: 'status' };
    expect(readFilters(FIELDS, [states], () => undefined).filters).toEqual(["{ field: 'status', many: true }"]);
    const some = { ...states, name: 'status__in' };
    const one = { ...states, schema: {} };
    expect(readFilters(FIELDS, [one, some], () => undefined).filters).toEqual([
      "{ field: 'status', params: 'status__in', many: true }",
    ]);
  });

  it('are from and to where there are both those and the very value', () => {
    expect(read('start_time', 'start_time__gte', 'start_time__lte')).toMatchObject({
      filters: ["range('startTime', { params: ['start_time__gte', 'start_time__lte'] })"],
      told: [],
    });
  });

  it('search in the fields that are said, else in what names a record', () => {
    const searchOf = (description?: string) =>
      readFilters(FIELDS, [{ name: 'q', schema: { description }, place: 'q' }], () => undefined, 'name').search;
    expect(searchOf()).toBe("{ param: 'q', in: ['name'] }");
    expect(searchOf('Search by name or part no')).toBe("{ param: 'q', in: ['name', 'partNo'] }");
  });

  it('are told where they are open', () => {
    expect(read('keyword', 'area', 'options', 'minAge', 'maxAge').told).toEqual([
      "keyword: list: { search: { param: 'keyword', in: ['name'] } }",
      'area: list: { filters: [] } // with a field area, or nothing',
      'options: options: text() // or another type that can be narrowed by',
      "minAge: list: { filters: [range('startTime', { params: ['minAge', 'maxAge'] })] } // or of another field",
    ]);
  });
});

describe('the order of a list call', () => {
  it.each([
    [[], 'false'],
    [['sortField', 'sortOrder'], undefined],
    [['orderBy', 'direction'], "{ field: 'orderBy', order: 'direction' }"],
    [['sortProperty', 'sortOrder'], "{ field: 'sortProperty', order: 'sortOrder' }"],
    [['sort_by', 'sort_dir'], "{ field: 'sort_by', order: 'sort_dir' }"],
    [['column', 'order'], "{ field: 'column', order: 'order' }"],
    [['order'], 'false'],
    [['order_key', 'order_direction'], "{ field: 'order_key', order: 'order_direction' }"],
    [['sort'], 'false'],
  ])('%j', (names, sort) => expect(read(...names).sort).toBe(sort));
});

describe('a parameter that alone carries the order', () => {
  const sortOf = (schema: object) =>
    readFilters(FIELDS, [{ name: 'sort', schema: { ...schema }, place: 'sort' }], () => undefined).sort;
  it.each([
    [{ enum: ['name', '-name'] }],
    [{ type: 'array', items: { enum: ['name', '+name', '-name'] } }],
    [{ description: 'Field to sort by. Prefix with "-" for descending order' }],
    [{ example: '-created_at' }],
    [{ description: 'In two orders: sort=field1,-field2' }],
    [{ description: 'Which field to use when ordering the results.' }],
  ])('with a sign: %j', (schema) => expect(sortOf(schema)).toBe("{ field: 'sort', order: '-' }"));

  it('with a word, or said nowhere', () => {
    expect(sortOf({ description: 'e.g. name:asc,date:desc' })).toBe("{ field: 'sort', order: 'order', many: 'pairs' }");
    expect(sortOf({ description: 'Well-known order' })).toBe('false');
    expect(sortOf({ enum: ['name:asc', 'name:desc'] })).toBe("{ field: 'sort', order: 'order', many: 'pairs' }");
    expect(sortOf({ description: 'In the format: property,(asc|desc).' })).toBe("{ field: 'sort', order: ',' }");
    expect(sortOf({ description: 'One of asc, desc' })).toBe('false');
    expect(sortOf({ description: "e.g. 'name asc' or 'created desc'" })).toBe('false');
    expect(sortOf({ items: { enum: ['name', 'name desc'] } })).toBe('false');
  });

  it('names the fields that it may order by', () => {
    const by = (...codes: readonly string[]) => {
      const told: string[] = [];
      const parameters = [
        { name: 'sortBy', schema: { enum: codes }, place: 'sortBy' },
        { name: 'sortOrder', schema: { enum: ['ASC', 'DESC'] }, place: 'sortOrder' },
      ];
      const list = readFilters(FIELDS, parameters, (place) => told.push(place));
      const unsorted = sortable(FIELDS, list).filter(({ options }) => options.sortable === 'false');
      return [list.sort, unsorted.map(({ name }) => name), told];
    };
    expect(by('name', 'part_no')).toEqual([
      "{ field: 'sortBy', order: 'sortOrder' }",
      ['status', 'startTime', 'power'],
      ['sortOrder'],
    ]);
    expect(by('Created')).toEqual(['false', [], ['sortOrder', 'sortBy']]);
  });
});
