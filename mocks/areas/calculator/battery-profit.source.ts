import { batteryProfit } from '@schemas/calculator/battery-profit.report';
import { refuseFields } from '../../core/refusal';
import { batteryProfit as calculate } from '../../report/calculator/batteryProfit';
import { cyclePrices } from '../../report/calculator/cyclePrices';
import { monthPrices } from '../../report/calculator/monthPrices';
import { defineCalculator } from '../../report/reportSource';
import { tariffs } from '../../world/tariffs';

const tooLong = { en: 'A day is too short for so many cycles at this power.', zh: '按该功率一天无法完成这么多次循环。' };

export default defineCalculator(batteryProfit, (values) => {
  const { capacity, power, cyclesPerDay, depthOfDischarge } = values;
  const hours = (capacity * depthOfDischarge * cyclesPerDay) / 100 / power;
  const prices = cyclePrices(monthPrices(tariffs.jiangsu), hours);
  if (!prices) throw refuseFields({ cyclesPerDay: { key: tooLong } });
  return calculate({ ...values, ...prices });
});
