import { timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { idsOf } from '../../../../core/incoming';
import { Refusal } from '../../../../core/refusal';
import { owned } from '../../../../crud/scopes';
import type { CrudHooks } from '../../../../crud/hooks';
import type { Doc } from '../../../../store/store';
import { backTexts } from '../texts';
import { officeText } from '../officeText';
import { tenantRows } from '../tenantRows';

const MOST_TOP = 20;

const isReleased = ({ releaseStatus }: Doc): boolean => releaseStatus === 1;

/** Brands, what their devices can do, who may offer them, and banners. */
export function catalogHooks(context: BackendContext): Readonly<Record<string, CrudHooks>> {
  const { store, clock } = context;
  const brands = () => store.all('hems/brand');
  const shared: Pick<CrudHooks, 'uniqueEverywhere'> = { uniqueEverywhere: true };
  return {
    'hems/brand': {
      ...shared,
      filters: { deviceType: (row, value) => idsOf(row.deviceTypes).includes(value) },
      create: ({ row, incoming }) => ({ ...owned(row, incoming), releaseStatus: 0, topStatus: 0, displayStatus: 0 }),
      acts: {
        release: () => ({ releaseStatus: 1, releaseTime: timeText(clock()) }),
        unrelease: () => ({ releaseStatus: 0, releaseTime: null, topStatus: 0, displayStatus: 0 }),
        top: () => {
          if (brands().filter(({ topStatus }) => topStatus === 1).length >= MOST_TOP)
            throw new Refusal(backTexts.tooManyTop, { args: { max: MOST_TOP } });
          return undefined;
        },
      },
    },
    'hems/top-brand': {
      rows: () =>
        brands()
          .filter((one) => isReleased(one) && (one.topStatus === 1 || one.displayStatus === 1))
          .toSorted((a, b) => Number(b.topStatus) - Number(a.topStatus)),
    },
    'hems/sub-brand': { rows: brands, filters: { id: (row, value) => row.parentId === value } },
    'hems/capability-brand': { rows: brands },
    'hems/brand-capability': { rows: () => store.all('hems/capability-config') },
    'hems/capability-config': {
      ...shared,
      create: ({ row, incoming }) => ({
        ...owned(row, incoming),
        switch: 0,
        sort: 1 + store.all('hems/capability-config').reduce((most, { sort }) => Math.max(most, Number(sort) || 0), 0),
      }),
    },
    'hems/capability': {
      computed: {
        supportCount: ({ configList }) =>
          Array.isArray(configList)
            ? configList.filter((one: object) => Reflect.get(one, 'support') !== 'none').length
            : 0,
      },
      check: ({ row }) => {
        const same = (one: Doc) =>
          one.id !== row.id &&
          one.brandId === row.brandId &&
          String(one.deviceType) === String(row.deviceType) &&
          one.connectType === row.connectType;
        return store.all('hems/capability').some(same)
          ? { connectType: { key: backTexts.capabilityTaken } }
          : undefined;
      },
      create: ({ row, incoming }) => owned(row, incoming),
    },
    'hems/banner': {
      // what is published expires by the clock
      rows: () => {
        const now = timeText(clock());
        return store
          .all('hems/banner')
          .map((row) =>
            row.publishStatus === 1 && officeText(row.endTime) < now ? { ...row, publishStatus: 2 } : row,
          );
      },
      present: (row) => ({
        ...row,
        id: row.id,
        brandNames: idsOf(row.brandIds)
          .map((id) => officeText(store.get('hems/brand', id)?.name) || id)
          .join(', '),
      }),
      create: ({ row, incoming }) => ({ ...owned(row, incoming), publishStatus: 0 }),
      edit: ({ row }) => ({ ...row, publishStatus: 0 }),
    },
    'hems/brand-distribution': {
      rows: () => tenantRows(context, 'hems/brand-distribution'),
      computed: {
        brandCount: ({ allBrands, brandIds }) =>
          allBrands ? brands().filter(isReleased).length : idsOf(brandIds).length,
        brandNames: ({ allBrands, brandIds }) =>
          brands()
            .filter((one) => isReleased(one) && (allBrands || idsOf(brandIds).includes(one.id)))
            .slice(0, 5)
            .map(({ name }) => officeText(name))
            .join(', '),
      },
    },
    'hems/price-distribution': {
      rows: () => tenantRows(context, 'hems/price-distribution'),
      computed: {
        productCount: ({ allAreas, marketAreaIds, productIds }) => {
          const sold = store
            .all('hems/market-product')
            .filter(
              (one) =>
                one.publishStatus === 1 &&
                (allAreas || idsOf(one.marketAreaIds).some((id) => idsOf(marketAreaIds).includes(id))),
            );
          return idsOf(productIds).length === 0
            ? sold.length
            : sold.filter(({ id }) => idsOf(productIds).includes(id)).length;
        },
      },
    },
  };
}
