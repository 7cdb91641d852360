import { beforeAll, describe } from 'vitest';
import type { Report } from '@/schema';
import { ReportBench } from './reportBench';
import { reportContract } from './reportContract';

/**
 * What follows from the declaration of a report holds, over the reference backend and the readers of the console. A new
 * report needs nothing here.
 */
export function reportContracts(reports: readonly Report[]): void {
  const bench = new ReportBench();
  beforeAll(() => bench.prepare());
  describe.each(reports.map((report) => [report.name, report] as const))('%s', (_, report) =>
    reportContract(report, bench),
  );
}
