import { defineViews } from '@/crud/views';
import { appraisal } from '@schemas/vpp/appraisal';
import { ComputedDrawer } from './settlement/ComputedDrawer';

export default defineViews(appraisal, { actions: { computed: ComputedDrawer } });
