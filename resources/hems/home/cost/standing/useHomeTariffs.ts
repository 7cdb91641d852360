import { useAccess } from '@/access';
import { asText } from '@/api';
import { useLive } from '@/data';
import { decodeRecord } from '@/schema';
import { dayOf } from '@/schema/dates';
import { readMoments } from '@/charts';
import { marketProduct } from '@schemas/hems/back-office/market-product';
import { homeCalls } from '../../calls';
import { useShownHome } from '../../context/HomeContext';
import { readHomeInfo, type HomeTariff } from '../../info/readHomeInfo';
import type { HomeTariffSpan } from './standingCharge';

/** Whether a tariff is one that is bought by: what is sold has no fee. */
const isPurchase = ({ direction: { code, text } }: HomeTariff): boolean =>
  code === '' ? !/export|feed|上网|售电/i.test(text) : code === '1' || /^purchase$/i.test(code);

/**
 * The tariffs a home buys by, by its info, and the fee of each by its product, where products are granted. What is not
 * answered is not known.
 */
export function useHomeTariffs(): readonly HomeTariffSpan[] | undefined {
  const { home } = useShownHome();
  const seesProducts = useAccess().pathOf.has('hems/market-product');
  return useLive(['hems', 'tariffs', home.id, seesProducts], async (signal): Promise<readonly HomeTariffSpan[]> => {
    const quiet = { signal, quiet: true };
    const answer = await homeCalls.homeDetail({ stationId: home.id }, quiet).catch(() => undefined);
    const tariffs = readHomeInfo(answer).tariffs.filter(isPurchase);
    return Promise.all(
      tariffs.map(async ({ name, set, businessId }) => {
        const product =
          seesProducts && businessId !== ''
            ? await homeCalls.product({ id: businessId }, quiet).catch(() => undefined)
            : undefined;
        const fee =
          product === undefined ? null : decodeRecord(marketProduct, { id: businessId, ...product }).monthlyFee;
        const [moment] = readMoments([asText(set)], { zone: home.zone, day: '2000-01-01' }) ?? [];
        return {
          name,
          from: moment === undefined ? undefined : dayOf(moment, home.zone),
          monthly: typeof fee === 'number' ? fee : undefined,
        };
      }),
    );
  }).data;
}
