import { describe, expect, it } from 'vitest';
import { isReport, type Report, type Resource } from '@/dsl';
import { objectOf } from '@/schema/objectOf';
import { fileNamed } from '@/tools/namesIn';
import { overview } from './overview';

const found = async (name: string, ending: string): Promise<readonly unknown[]> =>
  Object.values((await import(`/${fileNamed(process.cwd(), 'schemas', name, ending)}`)) as Record<string, unknown>);

describe('the overview of the platforms', () => {
  it.each(overview.blocks)('names a block that there is: $report $block', async ({ report, block, days }) => {
    const [one] = (await found(report, '.report.ts')).filter(isReport);
    expect(Object.keys((one as Report | undefined)?.blocks ?? {})).toContain(block);
    const times = Object.values(one?.params ?? {}).filter(({ type }) => ['period', 'date'].includes(type.name));
    expect(days === undefined || times.length === 1).toBe(true);
    const needed = Object.values(one?.params ?? {}).filter(
      ({ options }) => options.required && !('default' in options),
    );
    expect(needed).toEqual([]);
  });

  it.each([...overview.waits, ...overview.records])(
    'filters a list as it can be: $list',
    async ({ list, filter, by }) => {
      const resource = (await found(list, '.ts')).find((one): one is Resource => objectOf(one).name === list);
      const filters = (resource?.filters ?? []).map(({ field }) => field);
      const narrowed = [...Object.keys(filter), ...(by === undefined ? [] : [by])];
      expect(resource).toBeDefined();
      if (filter.waitingForMe === true) expect(resource?.workflow).toBeDefined();
      else expect(filters).toEqual(expect.arrayContaining(narrowed));
    },
  );
});
