import { describe, expect, it } from 'vitest';
import { checkFiles, type UploadLimits } from './checkFiles';

const MB = 1024 * 1024;
const images: UploadLimits = { accept: ['png', 'jpg', 'jpeg'], maxSize: 50, maxCount: 6 };
const one = (name: string, size = 10) => ({ name, size });
const rules = (name: string, size?: number, limits = images) =>
  checkFiles([one(name, size)], limits, 0).problems.map(({ rule }) => rule);

describe('format', () => {
  it.each(['a.png', 'A.PNG', 'b.JpEg', '图 片.jpg', 'a.exe.png', '\u202Egnp.png'])('takes %s', (name) =>
    expect(rules(name)).toEqual([]),
  );
  it.each(['a.png.exe', 'png', '.png', 'a.png ', 'a.gif', 'a.', '<b>.svg'])('refuses %s', (name) =>
    expect(rules(name)).toEqual(['format']),
  );
  it('takes every ending when none is named', () =>
    expect(rules('anything', 10, { ...images, accept: [] })).toEqual([]));
});

describe('size', () => {
  // covers FR-138
  it.each([100, 50, 30])('takes exactly %i MB and not a byte more', (maxSize) => {
    expect(rules('a.png', maxSize * MB, { ...images, maxSize })).toEqual([]);
    expect(rules('a.png', maxSize * MB + 1, { ...images, maxSize })).toEqual(['size']);
  });
  it('refuses an empty file', () => expect(rules('a.png', 0)).toEqual(['empty']));
});

describe('count', () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => one(`${index}.png`));
  it('takes as many as there is room for', () => expect(checkFiles(files(6), images, 0).accepted).toHaveLength(6));
  // covers FR-139, FR-144
  it('takes none of too many', () => {
    expect(checkFiles(files(7), images, 0)).toEqual({ accepted: [], problems: [{ rule: 'count', args: { max: 6 } }] });
    expect(checkFiles(files(1), images, 6).accepted).toEqual([]);
  });
  it('takes the good ones among bad ones and says each reason once', () => {
    const { accepted, problems } = checkFiles(
      [one('a.png'), one('b.exe'), one('c.exe'), one('d.png', 51 * MB)],
      images,
      0,
    );
    expect(accepted.map(({ name }) => name)).toEqual(['a.png']);
    expect(problems).toEqual([
      { rule: 'format', args: { types: 'png, jpg, jpeg' } },
      { rule: 'size', args: { max: 50 } },
    ]);
  });
});
