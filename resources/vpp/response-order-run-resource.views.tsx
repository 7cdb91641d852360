import { defineViews } from '@/crud/views';
import { responseOrderRunResource } from '@schemas/vpp/response-order-run-resource';
import { ComputedDrawer } from './settlement/ComputedDrawer';

export default defineViews(responseOrderRunResource, { actions: { computed: ComputedDrawer } });
