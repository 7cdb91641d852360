import { expect, it } from 'vitest';
import { providerOf } from './providerOf';

it('says of a file without a provider what to write, and no connection is blamed', async () => {
  const nothing = () => Promise.resolve(JSON.parse('{"provider":{}}'));
  await expect(providerOf(nothing)).rejects.toThrow('has no getList: make it the default export');
});
