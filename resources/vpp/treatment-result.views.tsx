import { defineViews } from '@/crud/views';
import { treatmentResult } from '@schemas/vpp/treatment-result';
import { ComputedDrawer } from './settlement/ComputedDrawer';

export default defineViews(treatmentResult, { actions: { computed: ComputedDrawer } });
