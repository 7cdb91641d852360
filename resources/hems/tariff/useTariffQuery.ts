import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choiceRetailer, type TariffChoice, type TariffQuery } from './chosenTariff';
import { priceUnitOf, type PriceUnit } from './priceUnit';
import { tariffDatesOf, withTariffDates, type TariffDates } from './tariffDates';

/** What the page shows, kept in its address: `?businessId=&retailerId=` as links from elsewhere have it, dates and unit beside it. */
export function useTariffQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo<TariffQuery>(() => {
    const of = (name: string) => params.get(name)?.trim() ?? '';
    return { businessId: of('businessId'), retailerId: of('retailerId'), node: of('node') };
  }, [params]);
  const change = (edit: (next: URLSearchParams) => URLSearchParams) => setParams((before) => edit(new URLSearchParams(before)), { replace: true });
  return {
    query,
    unit: priceUnitOf(params),
    datesOn: (today: string) => tariffDatesOf(params, today),
    choose: (choice: TariffChoice) =>
      change((next) => {
        next.set('businessId', choice.node.businessId);
        next.set('retailerId', choiceRetailer(choice));
        next.set('node', choice.node.key);
        return next;
      }),
    setDates: (dates: TariffDates, today: string) => change((next) => withTariffDates(next, dates, today)),
    setUnit: (unit: PriceUnit) =>
      change((next) => {
        if (unit === 'EUR/MWh') next.set('unit', 'MWh');
        else next.delete('unit');
        return next;
      }),
  };
}
