import { own } from 'virtual:registry';

/**
 * The contract of every schema and report of the project, or of those that are named: one test for each filter, column,
 * field, rule, action and call, over the reference backend. Those that come with the framework are left out.
 *
 * @public
 * @param names `depot/part`; default all of the project
 * @example
 *   // tests/contract.test.ts
 *   import { testContracts } from 'energy-console-framework/testing';
 *
 *   await testContracts();
 */
export async function testContracts(names: readonly string[] = own): Promise<void> {
  const [{ resourceContracts }, { contractResources }, { reportContracts }, { contractReports }] = await Promise.all([
    import('./resourceContracts'),
    import('./signedIn'),
    import('./reportContracts'),
    import('./reportBench'),
  ]);
  const wanted = <T extends { readonly name: string }>(all: readonly T[]) =>
    all.filter(({ name }) => names.includes(name));
  const [resources, reports] = [wanted(contractResources), wanted(contractReports)];
  if (resources.length > 0) resourceContracts(resources);
  if (reports.length > 0) reportContracts(reports);
}
