import { at, listAt, testBackend, type Answer } from '../../../testing';
import hems from './module';
import { WEB } from './path';

/** The backend with home management at a fixed moment, and a client signed in as somebody of the demonstration. */
export async function homesAt(now: string, account = 'admin') {
  let clock = Date.parse(now);
  const backend = testBackend({ modules: [hems], clock: () => clock });
  const tokens = new Map<string, string>();
  const token = await backend.token(`${account}@demo.energy`);
  const request = (path: string, params: object = {}, language = 'en') =>
    backend.call(`POST ${WEB}/${path}`, params, token, { language });
  return {
    ...backend,
    request,
    /** What an answer carries; fails when it was refused. */
    tell: async (path: string, params: object = {}, language = 'en'): Promise<unknown> => {
      const answer = await request(path, params, language);
      if (answer.code !== '0000')
        throw new Error(`${path} ${JSON.stringify(params)}: ${answer.status} ${answer.code} ${answer.msg}`);
      return answer.data;
    },
    as: async (other: string) => {
      const own = tokens.get(other) ?? (await backend.token(`${other}@demo.energy`));
      tokens.set(other, own);
      return (path: string, params: object = {}): Promise<Answer> => backend.call(`POST ${WEB}/${path}`, params, own);
    },
    wait: (minutes: number) => {
      clock += minutes * 60_000;
    },
  };
}

/** The values of a chart's series by its `dataKey`. */
export function valuesAt(data: unknown, dataKey: string, path = ''): (number | null)[] {
  const list = listAt({ data }, path === '' ? 'ylist' : `${path}.ylist`).find((one) => one.dataKey === dataKey)?.list;
  return Array.isArray(list) ? list.map((value: unknown) => (typeof value === 'number' ? value : null)) : [];
}

/** What a list of values adds up to; nothing counts as nothing. */
export function sumOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** A number somewhere in an answer. */
export function numberAt(data: unknown, path: string): number {
  const value = at({ data }, path);
  return typeof value === 'number' ? value : Number.NaN;
}

/** Cells of a CSV file without quotes, byte-order mark and head. */
export function cellsOf(csv: string): string[][] {
  const [, ...rows] = csv.replace('\uFEFF', '').trim().split('\r\n');
  return rows.map((row) => row.split(','));
}
