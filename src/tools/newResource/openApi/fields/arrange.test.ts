import { expect, it } from 'vitest';
import type { FieldDraft } from '../../draft';
import { columnsOf, sectionsOf } from './arrange';

const field = (name: string, builder = 'text', options = {}): FieldDraft => ({ name, builder, options, words: {} });
const plain = (count: number) =>
  Array.from({ length: count }, (_, index) => field(`note${'abcdefghijklmnopqrstuvwxyz'[index]}`));

it('leaves the columns of few fields as they come', () => {
  expect(columnsOf([field('name'), ...plain(8)], 'name')).toBeUndefined();
});

it('shows of many fields what tells records apart, the name first', () => {
  const fields = [
    field('longitude', 'number'),
    ...plain(12),
    field('status', 'enumeration'),
    field('userName'),
    field('siteId', 'reference'),
  ];
  const columns = columnsOf(fields, 'userName');
  expect(columns).toHaveLength(8);
  expect(columns?.[0]).toBe('userName');
  expect(columns).toEqual(expect.arrayContaining(['status', 'siteId']));
  expect(columns).not.toContain('longitude');
});

it('shows no key', () => {
  expect(columnsOf([field('name'), field('secret', 'text', { secret: true }), field('note')], 'name')).toEqual([
    'name',
    'note',
  ]);
});

it('divides a long form by how names begin', () => {
  const mail = ['mailHost', 'mailPort', 'mailUser'].map((name) => field(name));
  const rest = [...plain(19), field('tags', 'tags'), field('extra', 'json'), field('lines', 'rows')];
  expect(sectionsOf([...mail, ...plain(4)])).toBeUndefined();
  expect(sectionsOf([...mail, ...rest])?.map(({ key, fields }) => [key, fields.length])).toEqual([
    ['basic', 19],
    ['mail', 3],
    ['more', 3],
  ]);
});
