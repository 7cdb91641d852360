import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard } from '@/charts/card/ChartCard';
import { useAmountText } from '@/charts/figures/useAmountText';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';
import { answerDays } from './answerDays';
import { priceChart } from './priceChart';
import { PriceHint } from './PriceHint';
import { readPrice } from './readPrice';

/** Purchase and export price with the tariff they come from (spec 02 §2). */
export function PriceCard({ heading, live: { data, state }, place }: OwnBlockProps) {
  const translate = useTranslate();
  const text = useAmountText();
  const price = useMemo(() => (data === undefined ? undefined : readPrice(data, answerDays(place))), [data, place]);
  const { updatedAt } = state;
  const spec = useMemo(() => price && priceChart(heading, price, (key, options) => translate(`hems.cost.${key}`, options), text, updatedAt ?? 0), [heading, price, translate, text, updatedAt]);
  return <ChartCard title={heading} spec={spec} state={state} height={376} note={price && <PriceHint answer={price} />} />;
}
