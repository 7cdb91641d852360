import { beforeAll, describe } from 'vitest';
import { contractReports, ReportBench } from './reportBench';
import { reportContract } from './reportContract';

const bench = new ReportBench();
beforeAll(() => bench.prepare());

/*
 * What follows from the declaration of a report holds, over the reference backend and the readers of the console. A new
 * report needs nothing here.
 */
describe.each(contractReports.map((report) => [report.name, report] as const))('%s', (_, report) =>
  reportContract(report, bench),
);
