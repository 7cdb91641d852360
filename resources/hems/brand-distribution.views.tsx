import { defineViews } from '@/crud/views';
import { brandDistribution, type BrandDistribution } from '@schemas/hems/brand-distribution';
import { officeCalls } from './office/calls';
import { distributionDialog } from './office/DistributionDialog';

const distribute = distributionDialog<BrandDistribution>({
  all: officeCalls.brandsOf,
  update: officeCalls.giveBrands,
  everything: 'allBrands',
  body: (_, brandIds) => ({ brandIds }),
});

export default defineViews(brandDistribution, { actions: { distribute } });
