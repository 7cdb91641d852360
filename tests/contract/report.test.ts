import { afterAll, beforeAll, describe, vi } from 'vitest';
import { contractReports, NOW, ReportBench } from './reportBench';
import { reportContract } from './reportContract';

vi.useFakeTimers({ toFake: ['Date'], now: NOW }); // rules that know today know the same as the backend
afterAll(() => void vi.useRealTimers());

const bench = new ReportBench();
beforeAll(() => bench.prepare());

/* What follows from the declaration of a report holds, over the reference backend and the readers of the console. A new report needs nothing here. */
describe.each(contractReports.map((report) => [report.name, report] as const))('%s', (_, report) => reportContract(report, bench));
