import { expect, it, vi } from 'vitest';
import { copyText } from './copyText';

it('copies a minus as a hyphen, and no other dash', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await expect(copyText('−1,234.5 kW\t−€5.00\t−kr\u00a00.34\ta − b')).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledWith('-1,234.5 kW\t-€5.00\t-kr\u00a00.34\ta − b');
  vi.unstubAllGlobals();
});
