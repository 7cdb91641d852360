import { describe, expect, it } from 'vitest';
import { fitWidths } from './fitWidths';
import { pinClass, pinOffsets, pinStyle } from './pins';

describe('widths', () => {
  const free = (width: number) => ({ width, resized: false });
  const given = (width: number) => ({ width, resized: true });

  it('stay as wanted where the room is too small', () =>
    expect(fitWidths([free(100), given(80)], 120)).toEqual([100, 80]));
  it('share what is left by their widths, but for those a person gave', () => {
    expect(fitWidths([free(100), given(80), free(200)], 680)).toEqual([200, 80, 400]);
    expect(fitWidths([free(100), free(100), free(100)], 400).reduce((sum, width) => sum + width)).toBe(400);
  });
  it('leave nothing empty when all were given: the last one takes it', () =>
    expect(fitWidths([given(80), given(90)], 200)).toEqual([80, 120]));
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
