import { timeText } from '../../core/clock';
import type { BackendContext } from '../../core/context';
import { seedId } from '../../core/ids';
import type { Doc } from '../../store/store';
import { PERIODS, type Tariff } from '../../world/site';
import { tariffs } from '../../world/tariffs';
import { seasonRows } from './stretches';

type Timed = Extract<Tariff, { type: 'timeOfUse' }>;

/** What is said of the templates besides their prices, by the key of their tariff. */
const KNOWN: Readonly<
  Record<string, readonly [area: string, userCategory: string, voltageLevel: string, currency: string]>
> = {
  jiangsu: ['CN-32', 'generalIndustry', '10kV', 'CNY'],
  guangdong: ['CN-44', 'largeIndustry', '10kV', 'CNY'],
  gansu: ['CN-62', 'largeIndustry', '35kV', 'CNY'],
  dual: ['NL', 'generalIndustry', '10kV', 'EUR'],
};

export const templateId = (tariff: Tariff): string => seedId(`price template ${tariff.name.en}`);

/** Seasons and prices of a tariff, by wire names; `factor` makes the prices of another year of it. */
export const pricesOfTariff = (tariff: Timed, factor = 1) => ({
  seasons: seasonRows(tariff),
  ...Object.fromEntries(
    PERIODS.map((period) => [`${period}Price`, Number((tariff.prices[period] * factor).toFixed(4))]),
  ),
});

/** The tariffs of the world as templates of the operator, which every tenant may copy. */
export function seedTemplates({ store, clock }: BackendContext): void {
  const rows = Object.entries(tariffs).flatMap(([key, tariff]): Doc[] => {
    const [area, userCategory, voltageLevel, currency] = KNOWN[key] ?? [];
    if (tariff.type !== 'timeOfUse') return [];
    const twoPart = userCategory === 'largeIndustry';
    return [
      {
        id: templateId(tariff),
        name: currency === 'CNY' ? tariff.name.zh : tariff.name.en,
        area,
        userCategory,
        voltageLevel,
        currency,
        priceKind: twoPart ? 'twoPart' : 'single',
        ...pricesOfTariff(tariff),
        capacityPrice: twoPart ? 30 : null,
        demandPrice: twoPart ? 48 : null,
        updateTime: timeText(clock()),
      },
    ];
  });
  store.put('contract/price-template', ...rows);
}
