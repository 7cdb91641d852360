import { defineViews } from '@/crud/views';
import { brandDistribution, type BrandDistribution } from '@schemas/hems/back-office/devices/brand-distribution';
import { officeCalls } from './calls';
import { distributionDialog } from './DistributionDialog';

const distribute = distributionDialog<BrandDistribution>({
  all: officeCalls.brandsOf,
  update: officeCalls.giveBrands,
  everything: 'allBrands',
  body: (_, brandIds) => ({ brandIds }),
});

export default defineViews(brandDistribution, { actions: { distribute } });
