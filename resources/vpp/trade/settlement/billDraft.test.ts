import { expect, it } from 'vitest';
import { withValue } from './billDraft';

it('takes a month for its days, and other days for no month', () => {
  const draft = withValue({ taxRate: 6 }, 'month', '2028-02');
  expect(draft).toEqual({ taxRate: 6, month: '2028-02', startDate: '2028-02-01', endDate: '2028-02-29' });
  expect(withValue(draft, 'endDate', '2028-02-15')).toMatchObject({
    month: null,
    startDate: '2028-02-01',
    endDate: '2028-02-15',
  });
  expect(withValue(draft, 'month', null)).toMatchObject({ month: null, endDate: '2028-02-29' });
});
