import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitWidths } from './fitWidths';
import { pinClass, pinOffsets, pinStyle } from './pins';

describe('widths', () => {
  const free = (width: number) => ({ width, resized: false });
  const given = (width: number) => ({ width, resized: true });

  it('end where a column ends: what does not fit whole is scrolled to', () => {
    expect(fitWidths([free(100), free(80), free(90)], 200)).toEqual({ widths: [111, 89, 90], whole: 2 });
    expect(fitWidths([free(100), free(80)], 0)).toEqual({ widths: [100, 80], whole: 2 });
  });
  it('take missing room from what may be narrower, so that one more column is whole', () => {
    const text = { width: 240, least: 96, resized: false };
    expect(fitWidths([text, free(100), free(80)], 300)).toEqual({ widths: [120, 100, 80], whole: 3 });
    expect(fitWidths([{ ...text, resized: true }, free(100)], 300)).toEqual({ widths: [240, 100], whole: 1 });
  });
  it('give room that is left first to what needs more', () => {
    const cut = { width: 240, most: 300, resized: false };
    expect(fitWidths([cut, free(100)], 380)).toEqual({ widths: [280, 100], whole: 2 });
    expect(fitWidths([cut, free(100)], 400)).toEqual({ widths: [300, 100], whole: 2 });
  });
  it('share what is left by their widths, but for those a person gave', () =>
    expect(fitWidths([free(100), given(80), free(200)], 680).widths).toEqual([200, 80, 400]));
  it('leave nothing empty when all were given: the last one takes it', () =>
    expect(fitWidths([given(80), given(90)], 200).widths).toEqual([80, 120]));
  it('fill the room to the pixel, whatever they want', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            width: fc.integer({ min: 40, max: 400 }),
            least: fc.integer({ min: 40, max: 400 }),
            most: fc.integer({ min: 40, max: 600 }),
            resized: fc.boolean(),
          }),
          { minLength: 1, maxLength: 20 },
        ),
        fc.integer({ min: 400, max: 2000 }),
        (wanted, room) => {
          const { widths, whole } = fitWidths(wanted, room);
          const free = wanted.slice(0, whole).some(({ resized }) => !resized);
          expect(whole).toBeGreaterThan(0);
          expect(widths).toHaveLength(wanted.length);
          if (free || whole === wanted.length)
            expect(widths.slice(0, whole).reduce((sum, width) => sum + width)).toBe(room);
          if (free)
            for (const [at, { width, resized }] of wanted.slice(0, whole).entries())
              if (resized) expect(widths[at]).toBe(width);
        },
      ),
      { seed: 20261124 },
    ));
});

describe('pinned columns', () => {
  const columns = [
    { name: 'a', pinned: 'left' },
    { name: 'b', pinned: 'left' },
    { name: 'c' },
    { name: 'd', pinned: 'right' },
  ] as const;
  const ends = { before: 40, after: 120 };

  it('stick one beside the other, beside the boxes and the actions', () => {
    expect(pinOffsets(columns, [100, 90, 300, 80], ends, 1000)).toEqual({
      '--pin-0': '40px',
      '--pin-1': '140px',
      '--pin-3': '120px',
    });
    expect(pinStyle('right', 3)).toEqual({ insetInlineEnd: 'var(--pin-3)' });
  });
  it('let go where too little would be left to scroll', () =>
    expect(pinOffsets(columns, [100, 90, 300, 80], ends, 500)).toBeUndefined());
  it('throw a shadow at the inner edge only', () => {
    expect([0, 1, 2, 3].map((index) => pinClass(columns, index))).toEqual([
      'pin left',
      'pin left edge',
      undefined,
      'pin right edge',
    ]);
  });
});
