import { defineViews } from '@/crud/views';
import { serviceFee } from '@schemas/contract/service-fee';
import { EffectPanel } from './effect/EffectPanel';

export default defineViews(serviceFee, { formPanels: [{ key: 'effect', component: EffectPanel }] });
