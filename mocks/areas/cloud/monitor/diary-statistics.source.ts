import { diaryStatistics } from '@schemas/cloud/monitor/diary-statistics.report';
import { defineSource } from '../../../report/reportSource';
import { incomeOfDiary } from './dayRows';

/** The days of the diary added up: what its rows say. */
export default defineSource(diaryStatistics, { pvEnergy: (sums) => sums.generation, income: incomeOfDiary });
