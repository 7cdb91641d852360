import { expect, it } from 'vitest';
import { validate } from '@/schema';
import { tenant } from './tenant';

it('takes a mobile phone of 11 digits in China, and any phone elsewhere', () => {
  const refused = (countryCode: string, phone: string) => validate(tenant, { countryCode, phone }, 'edit').phone?.rule;
  expect([refused('CN', '13800002001'), refused('NL', '+31612345678')]).toEqual([undefined, undefined]);
  expect([refused('CN', '+31612345678'), refused('CN', '12800002001'), refused('NL', '12')]).toEqual([
    'valid',
    'valid',
    'phone',
  ]);
});
