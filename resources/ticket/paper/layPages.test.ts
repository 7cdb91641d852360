import { describe, expect, it } from 'vitest';
import { layPages, PAGE, SIZES, type Page } from './layPages';
import type { Block, Sheet } from './sheet';

/** Every letter is half as wide as it is high, a Chinese one as wide. */
const measure = (text: string, style: keyof typeof SIZES) =>
  [...text].reduce((sum, char) => sum + SIZES[style] * (char > '\u2e80' ? 1 : 0.5), 0);
const sheet = (blocks: readonly Block[]): Sheet => ({
  title: 'Work ticket',
  subtitle: 'WT-1',
  foot: 'GreenSource',
  blocks,
});
const textsOf = (page: Page | undefined) => (page ?? []).flatMap((one) => (one.kind === 'text' ? [one.text] : []));
const pair = (label: string, value: string, wide = false): Block => ({ kind: 'pair', label, value, wide });

describe('a paper form', () => {
  it('puts two short values beside each other and a long one alone', () => {
    const [page] = layPages(sheet([pair('A', '1'), pair('B', '2'), pair('C', 'long', true), pair('D', '4')]), measure);
    const boxes = (page ?? []).filter((one) => one.kind === 'box');
    const rows = [...new Set(boxes.map(({ y }) => y))].map((y) => boxes.filter((one) => one.y === y).length);
    expect(rows).toEqual([4, 2, 2]);
  });

  it('breaks long and Chinese texts into lines that stay in their cell', () => {
    const text = '更换直流汇流箱熔断器并恢复送电'.repeat(12);
    const [page] = layPages(sheet([pair('工作任务', text, true)]), measure);
    const lines = textsOf(page).filter((one) => text.includes(one) && one.length > 4);
    expect(lines.join('')).toBe(text);
    for (const line of lines) expect(measure(line, 'value')).toBeLessThanOrEqual(PAGE.width - 80 - 108 - 10);
  });

  it('turns the page, numbers every page, and draws nothing outside of it', () => {
    const rows = Array.from({ length: 60 }, (_, index) => [`Measure ${index}`, 'Yes']);
    const pages = layPages(
      sheet([
        { kind: 'heading', text: 'Safety' },
        { kind: 'table', label: 'Measures', head: ['Measure', 'Executed'], rows },
      ]),
      measure,
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map((page) => textsOf(page).at(-1))).toEqual(
      pages.map((_, index) => `GreenSource   ${index + 1} / ${pages.length}`),
    );
    expect(pages.flatMap(textsOf).filter((text) => text.startsWith('Measure ')).length).toBe(60);
    for (const stroke of pages.flat()) expect(stroke.y).toBeLessThanOrEqual(PAGE.height - 40);
  });

  it('says "-" for a table without rows', () => {
    const [page] = layPages(sheet([{ kind: 'table', label: 'Measures', head: ['Measure'], rows: [] }]), measure);
    expect(textsOf(page)).toContain('-');
  });
});
