import { defineViews } from '@/crud/views';
import { chargePilePrice } from '@schemas/contract/charge-pile-price';
import { EffectPanel } from './effect/EffectPanel';

export default defineViews(chargePilePrice, { formPanels: [{ key: 'effect', component: EffectPanel }] });
