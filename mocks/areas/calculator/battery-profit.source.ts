import { batteryProfit } from '@schemas/calculator/battery-profit.report';
import { tariffOf } from '../../prices/tariffOf';
import { refuseFields } from '../../core/refusal';
import { batteryProfit as calculate } from '../../report/calculator/batteryProfit';
import { cyclePrices } from '../../report/calculator/cyclePrices';
import { monthPrices } from '../../report/calculator/monthPrices';
import { defineCalculator } from '../../report/reportSource';

const tooLong = {
  en: 'A day is too short for so many cycles at this power.',
  zh: '按该功率一天无法完成这么多次循环。',
};

const gone = { en: 'This price template is not there any more.', zh: '该电价模板已不存在。' };

export default defineCalculator(batteryProfit, (values, request) => {
  const { capacity, power, priceTemplateId, cyclesPerDay, depthOfDischarge } = values;
  const template = request.record('contract/price-template', priceTemplateId);
  if (!template) throw refuseFields({ priceTemplateId: { key: gone } });
  const hours = (capacity * depthOfDischarge * cyclesPerDay) / 100 / power;
  const prices = cyclePrices(monthPrices(tariffOf(template)), hours);
  if (!prices) throw refuseFields({ cyclesPerDay: { key: tooLong } });
  return calculate({ ...values, ...prices });
});
