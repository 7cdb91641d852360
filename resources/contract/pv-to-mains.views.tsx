import { defineViews } from '@/crud/views';
import { pvToMains } from '@schemas/contract/pv-to-mains';
import { EffectPanel } from './effect/EffectPanel';

export default defineViews(pvToMains, { formPanels: [{ key: 'effect', component: EffectPanel }] });
