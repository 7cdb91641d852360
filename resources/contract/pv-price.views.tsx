import { defineViews } from '@/crud/views';
import { pvPrice } from '@schemas/contract/pv-price';
import { EffectPanel } from './effect/EffectPanel';

export default defineViews(pvPrice, { formPanels: [{ key: 'effect', component: EffectPanel }] });
