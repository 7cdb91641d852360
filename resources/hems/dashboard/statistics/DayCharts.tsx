import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { asObject } from '@/api/wireValue';
import { ChartCard } from '@/charts/card/ChartCard';
import { conditionTag } from '@/charts/plot/weather/conditions';
import { chartParts } from '@/charts/response/chartParts';
import { readWeather } from '@/charts/response/readWeather';
import type { Live, LiveState } from '@/data/live/useLive';
import { useArea } from '@/data/texts/useArea';
import { changeRanges } from '@/charts/time/changeRanges';
import { clockChange } from '@/charts/time/clockChange';
import { useShownHome } from '../../station/HomeContext';
import { dayChart } from './dayChart';
import { DAY_CHART } from './dayChartSize';
import { joinParts } from './joinParts';
import { useDayPower } from './useDayPower';
import { useDayPrice } from './useDayPrice';

/** What a chart says of its data: every half minute it refreshes quietly. */
const quiet = ({ data, state }: Live<unknown>): LiveState => ({ ...state, loading: state.loading && data === undefined });

/** Prices with the power of the grid, and the power of the devices, on one day: one cursor, one now, one weather. */
export function DayCharts({ day }: { readonly day: string }) {
  useArea('charts');
  const translate = useTranslate();
  const { home, zone, today } = useShownHome();
  const [price, power] = [useDayPrice(day), useDayPower(day)];
  const clock = day === today ? (power.state.updatedAt ?? price.state.updatedAt) : undefined;
  const shared = useMemo(() => {
    const change = clockChange(day, home.zone);
    const condition = (tag: string) => {
      const known = conditionTag(tag);
      return known ? translate(`charts.weather.${known}`) : tag;
    };
    return {
      days: { startDate: day, endDate: day, zone: home.zone, shownIn: zone },
      ranges: change ? changeRanges(change, translate(`charts.clock.${change.kind}`, { from: change.from, to: change.to })) : [],
      weather: readWeather(asObject(power.data)?.weatherInfoList, { zone: home.zone, day }, condition),
      now: clock,
      negative: translate('hems.cost.negative'),
    };
  }, [day, home.zone, zone, power.data, clock, translate]);
  const titles = { price: translate('hems.dashboard.priceChart'), power: translate('hems.dashboard.powerChart') };
  const priceSpec = useMemo(
    () => price.data && dayChart(joinParts(chartParts(price.data.curve, shared.days), chartParts(price.data.grid, shared.days)), { id: 'home-price', title: titles.price, ...shared }),
    [price.data, shared, titles.price],
  );
  const powerSpec = useMemo(() => (power.data === undefined ? undefined : dayChart(chartParts(power.data, shared.days), { id: 'home-devices', title: titles.power, ...shared })), [power.data, shared, titles.power]);
  const link = `home-day-${home.id}`;
  return (
    <>
      <ChartCard level="h3" title={titles.price} spec={priceSpec} state={quiet(price)} link={link} height={DAY_CHART} />
      <ChartCard level="h3" title={titles.power} spec={powerSpec} state={quiet(power)} link={link} height={DAY_CHART} />
    </>
  );
}
