import { describe, expect, it } from 'vitest';
import type { Column } from '@/schema';
import { arrangeColumns } from './arrangeColumns';
import { moveColumn, neighbour, pinColumn, resizeColumn, toggleColumn } from './changeLayout';
import { MAX_WIDTH, PLAIN_LAYOUT, readLayout, type ColumnLayout } from './ColumnLayout';

const columns: readonly Column[] = [
  { field: 'a' },
  { field: 'b', width: 100 },
  { field: 'c' },
  { field: 'd', hidden: true },
];
const fields = (layout: ColumnLayout, all = columns) =>
  arrangeColumns(all, layout).flatMap(({ field, shown }) => (shown ? field : []));

describe('a layout that was kept', () => {
  it.each([null, 7, 'x', [], { order: 'a', hidden: {}, widths: [1], pinned: { a: 'top' } }])(
    '%j is as the schema has it',
    (kept) => {
      expect(readLayout(kept)).toEqual(PLAIN_LAYOUT);
    },
  );

  it('keeps what can be read and nothing else', () => {
    const kept = {
      order: ['b', 'b', 3, 'a'],
      hidden: ['c'],
      widths: { a: 1e6, b: 'wide', c: 80.4 },
      pinned: { a: 'left', b: 'middle' },
    };
    expect(readLayout(kept)).toEqual({
      order: ['b', 'a'],
      hidden: ['c'],
      widths: { a: MAX_WIDTH, c: 80 },
      pinned: { a: 'left' },
    });
  });

  it('outlives a change of the schema: what is gone is passed over, what is new stands after its neighbour', () => {
    const kept = readLayout({
      order: ['c', 'gone', 'a', 'd'],
      hidden: ['a', 'gone'],
      widths: { gone: 90 },
      pinned: { gone: 'left' },
    });
    expect(fields(kept)).toEqual(['c', 'b', 'd']); // `a` is hidden, `b` is new behind it
    expect(fields({ ...kept, hidden: [] })).toEqual(['c', 'a', 'b', 'd']);
    expect(fields(kept, [{ field: 'new' }, ...columns])).toEqual(['new', 'c', 'b', 'd']);
  });
});

describe('changing a layout', () => {
  it('shows what the schema hides, hides what it shows, and never the last', () => {
    expect(fields(PLAIN_LAYOUT)).toEqual(['a', 'b', 'c']);
    const shown = toggleColumn(columns, PLAIN_LAYOUT, 'd');
    expect(fields(shown)).toEqual(['a', 'b', 'c', 'd']);
    expect(fields(toggleColumn(columns, shown, 'b'))).toEqual(['a', 'c', 'd']);
    const one = ['a', 'b'].reduce((layout, field) => toggleColumn(columns, layout, field), PLAIN_LAYOUT);
    expect(fields(toggleColumn(columns, one, 'c'))).toEqual(['c']);
    expect(fields({ ...PLAIN_LAYOUT, hidden: ['a', 'b', 'c'] })).toEqual(['a']);
  });

  it('moves a column to another place, and to the side that one is pinned to', () => {
    expect(fields(moveColumn(columns, PLAIN_LAYOUT, 'a', 'after', 'c'))).toEqual(['b', 'c', 'a']);
    expect(fields(moveColumn(columns, PLAIN_LAYOUT, 'c', 'before', 'a'))).toEqual(['c', 'a', 'b']);
    const pinned = pinColumn(PLAIN_LAYOUT, 'c', 'left');
    expect(fields(pinned)).toEqual(['c', 'a', 'b']);
    const both = moveColumn(columns, pinned, 'b', 'before', 'c');
    expect(fields(both)).toEqual(['b', 'c', 'a']);
    expect(both.pinned).toEqual({ b: 'left', c: 'left' });
    expect(fields(pinColumn(both, 'b', 'right'))).toEqual(['c', 'a', 'b']);
    expect(moveColumn(columns, PLAIN_LAYOUT, 'a', 'after', 'nowhere')).toBe(PLAIN_LAYOUT);
  });

  it('knows the neighbour a column can change places with: never over the edge of what is pinned', () => {
    const arranged = arrangeColumns(columns, pinColumn(PLAIN_LAYOUT, 'b', 'left'));
    expect(neighbour(arranged, 'b', 1)).toBeUndefined();
    expect(neighbour(arranged, 'a', -1)).toBeUndefined();
    expect(neighbour(arranged, 'a', 1)).toBe('c');
  });

  it('gives and takes back a width', () => {
    const wide = resizeColumn(PLAIN_LAYOUT, 'b', 222.6);
    expect(arrangeColumns(columns, wide)[1]).toMatchObject({ field: 'b', width: 223, resized: true });
    expect(arrangeColumns(columns, resizeColumn(wide, 'b', undefined))[1]).toEqual({
      field: 'b',
      width: 100,
      shown: true,
    });
  });

  it('is plain data', () => {
    const layout = resizeColumn(pinColumn(toggleColumn(columns, PLAIN_LAYOUT, 'd'), 'a', 'right'), 'c', 300);
    expect(readLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
  });
});
