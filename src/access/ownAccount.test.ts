import { expect, it } from 'vitest';
import { readOwnAccount } from './ownAccount';

const NOTHING = { tenant: '', organization: '', roles: '', email: '', phone: '' };

it.each([
  [
    { tenantName: 'Gobi', orgName: ' North ', roleNames: ['Operator', 'Reader'], email: 'a@b.cd', phone: 13800002001 },
    { tenant: 'Gobi', organization: 'North', roles: 'Operator, Reader', email: 'a@b.cd', phone: '13800002001' },
  ],
  [{ roles: [{ id: 1, name: 'Operator' }, null, { id: 2 }] }, { ...NOTHING, roles: 'Operator' }],
  [{ roleNames: 'Operator' }, { ...NOTHING, roles: 'Operator' }],
  [null, NOTHING],
  [[], NOTHING],
  ['<html>', NOTHING],
])('reads %j', (raw, read) => expect(readOwnAccount(raw)).toEqual(read));
