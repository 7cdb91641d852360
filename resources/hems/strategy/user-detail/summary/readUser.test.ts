import { describe, expect, it } from 'vitest';
import { readUser } from './readUser';

describe('a customer user', () => {
  it('is read with his tariffs, automations and devices', () => {
    const raw = {
      userId: 7,
      email: 'a@b.c',
      country: { desc: 'Netherlands' },
      tariff: { importProduct: 'In', exportProduct: { name: 'Out' } },
      strategy: { automatic: 3, energyTrading: '1', overload: 2 },
      extendInfo: { ifttt: 1 },
      devices: [{ deviceType: 'Battery', brand: 'B', model: 'M', deviceName: 'Cell', online: 0, ai: 1 }, null],
      snapshotCreateTime: 't',
    };
    const user = readUser(raw);
    // covers HE-134, HE-135, HE-136, HE-137, HE-138, HE-154
    expect([user.id, user.email, user.country, user.importProduct, user.exportProduct, user.created]).toEqual([
      '7',
      'a@b.c',
      'Netherlands',
      'In',
      'Out',
      't',
    ]);
    // covers HE-139, HE-140, HE-141, HE-142, HE-143, HE-144, HE-145, HE-146
    expect(user.toggles.filter(({ on }) => on).map(({ kind }) => kind)).toEqual([
      'automatic',
      'rules',
      'energyTrading',
    ]);
    // covers HE-153, HE-155, HE-156, HE-157, HE-158
    expect(user.devices).toEqual([{ type: 'Battery', brand: 'B', model: 'M', name: 'Cell', online: false, ai: true }]);
    for (const none of [null, {}, [], 'x', { devices: null, strategy: 'x', tariff: [] }])
      expect(readUser(none).devices).toEqual([]);
  });
});
