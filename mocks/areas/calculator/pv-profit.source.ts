import { pvProfit } from '@schemas/calculator/pv-profit.report';
import { pvProfit as calculate } from '../../report/calculator/pvProfit';
import { defineCalculator } from '../../report/reportSource';

export default defineCalculator(pvProfit, calculate);
