import { expect, it } from 'vitest';
import { clockReads } from './clockReads.mjs';

it.each([
  'const at = Date.now();',
  'const [now, setNow] = useState(Date.now);',
  'export function keep(now = globalThis.Date . now()) {}',
  'const { now } = Date;',
  'let now = new Date();',
  'let now = new Date;',
  'const label = `${new Date( ).toISOString()}`;',
  'const text = Date();',
  'const today = dayjs();',
  'const today = dayjs.utc();',
  "const text = new Intl.DateTimeFormat('en-GB').format();",
  'const at = Temporal.Now.instant();',
  'const at = performance.timeOrigin + performance.now();',
])('finds the clock in %s', (code) => expect(clockReads(`import x from 'y';\n${code}\n`)).toEqual([{ line: 2, code }]));

it.each([
  'const day = new Date(at);',
  'const at = Date.parse(text) - Date.UTC(2026, 0);',
  'const day = dayjs.utc(value).format();',
  'const begun = performance.now();',
  'const { updateDate } = record;',
  'const { timeZone } = Intl.DateTimeFormat().resolvedOptions();',
  '// as new Date() would',
  '/* Date.now()\n and new Date() */',
  'function isDate(value: unknown): value is Date {}',
])('finds none in %s', (code) => expect(clockReads(code)).toEqual([]));
