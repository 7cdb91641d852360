import { defineViews } from '@/crud/views';
import { priceDistribution, type PriceDistribution } from '@schemas/hems/back-office/price-distribution';
import { officeCalls } from './calls';
import { distributionDialog } from './DistributionDialog';
import { chosenByLevel, isWhole } from './offered';

const distribute = distributionDialog<PriceDistribution>({
  all: officeCalls.pricesOf,
  update: officeCalls.givePrices,
  everything: 'allAreas',
  body: (options, paths) => {
    const ticked = new Set(paths);
    const leaves = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}/`)));
    const [countryCodes = [], marketAreaIds = [], retailerIds = [], productIds = []] = chosenByLevel(leaves);
    // all retailers of the areas, or all products of the retailers: none is named, so that later ones count too
    return {
      countryCodes,
      marketAreaIds,
      retailerIds: isWhole(options, ticked, 2) ? [] : retailerIds,
      productIds: isWhole(options, ticked, 3) ? [] : productIds,
    };
  },
});

export default defineViews(priceDistribution, { actions: { distribute } });
