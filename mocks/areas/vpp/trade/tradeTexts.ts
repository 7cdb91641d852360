import type { Text } from '../../../core/texts';

export const tradeTexts = {
  closed: { en: 'Declarations closed at %{time}. The bid was not taken.', zh: '申报已于 %{time} 截止，报价未被接受。' },
  rising: { en: 'Prices of %{time} must rise from segment to segment.', zh: '%{time} 各分段价格须递增。' },
  beyond: {
    en: '%{time}: more than the %{power} kW the unit can adjust.',
    zh: '%{time}：超过机组可调能力 %{power} kW。',
  },
  low: { en: '%{time}: below the price floor of %{price}.', zh: '%{time}：低于价格下限 %{price}。' },
  high: { en: '%{time}: above the price cap of %{price}.', zh: '%{time}：高于价格上限 %{price}。' },
  wrong: { en: '%{time} cannot be bid for.', zh: '%{time} 无法报价。' },
  outside: { en: '%{time} is outside the times of the notice.', zh: '%{time} 不在公告时段内。' },
  one: { en: 'This unit has a bid for this notice already. Adjust it.', zh: '该机组已对本公告报价，请调整原报价。' },
  able: { en: 'The resource can adjust %{power} kW at most at that time.', zh: '该资源此时段最多可调 %{power} kW。' },
  unfinished: { en: 'The order is not completed and appraised yet.', zh: '该指令尚未完成考核。' },
  again: { en: 'This order is put up for settlement already.', zh: '该指令已提交结算。' },
  tooMuch: {
    en: 'The resources would have %{sum} kWh together, the order has %{most} kWh.',
    zh: '各资源合计 %{sum} kWh，超过订单有效电量 %{most} kWh。',
  },
  overlap: {
    en: 'Billed already in %{bills}, or not confirmed. Tick the box to leave that out.',
    zh: '已在 %{bills} 出账，或存在未确认订单。如需剔除请勾选。',
  },
  empty: { en: 'There is nothing to bill in these days.', zh: '该账期内没有可结算的订单。' },
  range: { en: '%{name} must be between %{min} and %{max}.', zh: '%{name} 须在 %{min} 至 %{max} 之间。' },
} as const satisfies Record<string, Text>;
