import {
  address,
  answerNames,
  chart,
  countries,
  country,
  currency,
  curve,
  date,
  dateTime,
  defineMeasures,
  defineReport,
  defineResource,
  duration,
  enumeration,
  figures,
  file,
  image,
  json,
  line,
  money,
  month,
  number,
  optionsMany,
  quantity,
  reference,
  referenceMany,
  round,
  rows,
  section,
  sensitivity,
  service,
  step,
  tags,
  text,
  timeRanges,
  timeZone,
  year,
} from '@/dsl';

/*
 * Options that no schema of this console gives, each in use once: they compile, and `docs/schema.md` shows them from
 * here.
 */

const quantities = defineMeasures({ price: { unit: 'currency', decimals: 2 }, energy: { unit: 'kWh' } });

const shop = service('/shop', { wire: { decimal: ',' } });

export const everyOption = defineResource({
  name: 'iot/every-option',
  api: shop('goods', { edit: { call: 'POST edit', only: ['name', 'note'] }, wire: { cleared: 'absent' } }),
  fields: {
    name: text({ required: true, default: 'New' }),
    note: text(),
    parentId: reference('iot/every-option', { default: '0' }),
    ownerId: reference('account/user'),
    place: address({ max: 120 }),
    markets: countries({ default: ['DE'] }),
    land: country({ call: { call: 'GET /shop/countries', at: 'list' }, default: 'DE' }),
    coin: currency({ default: 'EUR' }),
    load: curve({ slots: 96, sums: true, lockPast: true }),
    since: date({ zoneFrom: 'zone' }),
    zone: timeZone({ default: 'Europe/Berlin' }),
    wait: duration({ unit: 'min', decimals: 1, default: 30 }),
    state: enumeration(['open', 'shut'], { words: { open: 'Open' }, adds: { call: 'GET states', at: 'list' } }),
    papers: file({ wireAs: 'ids' }),
    pictures: image({ maxCount: 4, wireAs: 'text' }),
    extra: json({ wireAs: 'text' }),
    begins: month({ default: 'today' }),
    built: year({ default: 'today' }),
    kinds: optionsMany('GET kinds', { default: ['a'] }),
    price: quantity(quantities, 'price', { currencyFrom: 'coin', default: 1 }),
    roles: referenceMany('account/role', { default: ['1'] }),
    slots: rows({ count: number({ min: 0 }), price: money() }, { stacked: true }),
    labels: tags({ suggest: { call: 'GET labels' }, default: ['new'] }),
    hours: timeRanges({ params: ['from', 'to'], wireAs: 'text', max: 8 }),
    changed: dateTime({ readOnly: true }),
  },
  measures: quantities,
  list: {
    table: {
      tableCode: 'goods',
      header: { call: 'POST header' },
      keepHeader: { call: 'POST keepHeader' },
      searches: { call: 'POST searches' },
      values: { call: 'POST values' },
      suggests: ['name'],
    },
    summary: { call: { call: 'GET general' }, show: ['energy'], at: 'sum' },
  },
  tree: { parent: 'parentId', root: '-1', children: 'nodes' },
  import: { write: 'wire', firstRow: 1 },
  form: [section('basic', ['name', 'note'], { tab: 'main' })],
  standard: { edit: { permission: 'change', enabled: { state: 'open' }, assignee: 'ownerId' } },
  actions: {
    send: { on: 'row', call: { call: 'POST send', also: { id: 'goodsId' } }, assignee: 'ownerId' },
    order: {
      on: 'row',
      rounds: [
        round(
          'first',
          { count: number({ required: true }) },
          {
            call: 'POST order',
            instead: { when: { count: 0 }, call: { call: 'POST cancel' } },
            task: { call: 'POST progress', list: { call: 'POST lines' }, until: { state: 'done' }, limit: 60 },
          },
        ),
      ],
    },
  },
});

export const everyBlock = defineReport({
  name: 'iot/every-block',
  api: '/shop/figures',
  params: { day: date({ required: true, default: 'today' }) },
  measures: quantities,
  blocks: {
    top: figures('GET general', ['energy']),
    course: chart('GET course', [line('energy'), step('price', { below: true })], {
      with: [answerNames()],
      pageSize: 20,
    }),
    depends: sensitivity(['energy'], { by: 10 }),
  },
});
