import type { EChartsOption } from 'echarts';
import { expect, it } from 'vitest';
import { safeOption } from './safeOption';

const tip = { trigger: 'item', renderMode: 'html' } as const;

it('draws tips wherever an option says them, so that names are never markup', () => {
  const drawn = { trigger: 'item', renderMode: 'richText' };
  expect(safeOption({ tooltip: tip }, false).tooltip).toEqual(drawn);
  const nested = safeOption(
    { baseOption: { tooltip: [tip] }, options: [{ tooltip: tip }], media: [{ option: { tooltip: tip } }] },
    false,
  );
  expect(nested.baseOption).toEqual({ tooltip: [drawn] });
  expect(nested.options).toEqual([{ tooltip: drawn }]);
  expect(nested.media).toEqual([{ option: { tooltip: drawn } }]);
});

const data = [{ name: 'a', value: 1, link: 'javascript:alert(1)' }];

it('leads nowhere a link may not, and offers no page of figures', () => {
  const option: EChartsOption = {
    title: { text: 'T', link: 'javascript:alert(1)', sublink: 'https://example.com/' },
    toolbox: { feature: { dataView: { optionToContent: () => '<img src=x>' }, restore: {} } },
    series: [{ type: 'treemap', nodeClick: 'link', data }],
  };
  expect(safeOption(option, false)).toEqual({
    title: { text: 'T', link: undefined, sublink: 'https://example.com/' },
    toolbox: { feature: { dataView: undefined, restore: {} } },
    series: [{ type: 'treemap', nodeClick: false, data }],
  });
});

it('keeps still for who asked for it, and is else as it was given', () => {
  const option: EChartsOption = { series: [{ type: 'pie', data: [1] }] };
  expect(safeOption(option, false)).toEqual(option);
  expect(safeOption(option, true)).toEqual({ ...option, animation: false });
});
