import { defineViews } from '@/crud/views';
import { brand } from '@schemas/iot/brand';
import { BrandModels } from './brand/BrandModels';

export default defineViews(brand, { panels: [{ key: 'models', component: BrandModels }] });
