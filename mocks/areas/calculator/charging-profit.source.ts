import { chargingProfit } from '@schemas/calculator/charging-profit.report';
import { chargingProfit as calculate } from '../../report/calculator/chargingProfit';
import { defineCalculator } from '../../report/reportSource';

export default defineCalculator(chargingProfit, calculate);
