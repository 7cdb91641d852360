import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { setWireHeaders } from '@/api';
import type { Resource } from '@/schema';
import { checkMessages } from '@/schema/lint/messages';
import { actionContract } from './actionContract';
import { Bench } from './bench';
import { fieldContract } from './fieldContract';
import { formContract } from './formContract';
import { grantContract } from './grantContract';
import { listContract } from './listContract';
import { recordContract } from './recordContract';
import { ruleContract } from './ruleContract';
import { signIn, type SignedIn } from './signedIn';
import { LOCALES, messages } from './texts';

/**
 * What follows from a schema holds, over the console's own wire and data provider and the reference backend: one case
 * for each filter, column, field, rule, action and call. A new schema needs nothing here; values that only a written
 * handler of the backend knows are in samples.ts.
 */
export function resourceContracts(resources: readonly Resource[]): void {
  let console: SignedIn;
  beforeAll(async () => {
    console = await signIn('admin@demo.energy');
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    setWireHeaders(() => ({ language: 'en' }));
  });
  describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
    const bench = new Bench(resource, () => console);
    listContract(bench);
    formContract(bench);
    ruleContract(bench);
    actionContract(bench);
    grantContract(bench);
    recordContract(bench);
    fieldContract(bench);

    test.each(LOCALES)('has its texts in %s', (locale) => {
      expect(checkMessages(resource, { messages: { [locale]: messages[locale] ?? {} } })).toEqual([]);
    });
  });
}
