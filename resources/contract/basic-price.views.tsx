import { defineViews } from '@/crud/views';
import { basicPrice } from '@schemas/contract/basic-price';
import { EffectPanel } from './effect/EffectPanel';

export default defineViews(basicPrice, { formPanels: [{ key: 'effect', component: EffectPanel }] });
