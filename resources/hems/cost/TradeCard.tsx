import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartCard } from '@/charts/card/ChartCard';
import { chartParts } from '@/charts/response/chartParts';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';
import { answerDays } from './answerDays';
import { tradeChart } from './tradeChart';

/** What was purchased and exported, energy or money, and the difference (spec 02 §2). */
export function TradeCard({ name, heading, live: { data, state }, place }: OwnBlockProps) {
  const translate = useTranslate();
  const spec = useMemo(
    () => (data === undefined ? undefined : tradeChart({ id: `home-cost-${name}`, title: heading }, chartParts(data, answerDays(place)), (key, options) => translate(`hems.cost.${key}`, options))),
    [name, heading, data, place, translate],
  );
  return <ChartCard title={heading} spec={spec} state={state} height={376} />;
}
