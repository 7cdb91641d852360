import { dateText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { idsOf } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import { countOf } from '../../../../crud/countOf';
import { owned } from '../../../../crud/scopes';
import type { CrudHooks } from '../../../../crud/hooks';
import type { Doc } from '../../../../store/store';
import { backTexts } from '../texts';
import { officeText } from '../officeText';

/** Mean spot price that extra costs are told against, c/kWh. */
const SPOT = 8;
const published = (row: Doc | undefined): boolean => row?.publishStatus === 1;

/** What stands in the way of publishing a record of the market; nothing for areas. */
export function refusePublish({ store, clock }: BackendContext, name: string, row: Doc): void {
  if (name === 'hems/retailer' && !idsOf(row.marketAreaIds).some((id) => published(store.get('hems/market-area', id))))
    throw new Refusal(backTexts.noAreaPublished);
  if (name !== 'hems/market-product') return;
  if (!published(store.get('hems/retailer', officeText(row.retailerId))))
    throw new Refusal(backTexts.retailerUnpublished);
  if (officeText(row.endDate) !== '' && officeText(row.endDate) < dateText(clock()))
    throw new Refusal(backTexts.endPassed);
}

/** All-in price less spot at the mean spot price: (spot + markup + tax) × (1 + VAT) − spot. */
function additionalTax({ markup, energyTax, vatRate, direction }: Doc): number | null {
  if (direction === 2) return null;
  const all = (SPOT + (Number(markup) || 0) + (Number(energyTax) || 0)) * (1 + (Number(vatRate) || 0) / 100) - SPOT;
  return Math.round(all * 10_000) / 10_000;
}

/** Areas, retailers and products of the market: published from above to below, taken back from below to above. */
export function marketHooks(context: BackendContext): Readonly<Record<string, CrudHooks>> {
  const { store } = context;
  const publish = (name: string): CrudHooks['acts'] => ({
    publish: ({ row }) => {
      refusePublish(context, name, row);
      return undefined;
    },
  });
  const productsOf = (wire: string, id: string) =>
    store.all('hems/market-product').filter((one) => published(one) && idsOf(one[wire]).includes(id));
  return {
    'hems/market-area': {
      uniqueEverywhere: true,
      create: ({ row, incoming }) => ({ ...owned(row, incoming), publishStatus: 0 }),
      acts: {
        unpublish: ({ row }) => {
          if (productsOf('marketAreaIds', row.id).length > 0) throw new Refusal(backTexts.productsPublished);
          return undefined;
        },
      },
    },
    'hems/retailer': {
      uniqueEverywhere: true,
      computed: { productCount: countOf(context, 'hems/market-product', 'retailerId') },
      create: ({ row, incoming }) => ({ ...owned(row, incoming), publishStatus: 0 }),
      acts: {
        ...publish('hems/retailer'),
        unpublish: ({ row }) => {
          store.put(
            'hems/market-product',
            ...productsOf('retailerId', row.id).map((one) => ({ ...one, publishStatus: 0 })),
          );
          return undefined;
        },
      },
    },
    'hems/market-product': {
      computed: { additionalTax: (row) => additionalTax(row) },
      create: ({ row, incoming }) => ({ ...owned(row, incoming), publishStatus: 0 }),
      acts: publish('hems/market-product'),
    },
  };
}
