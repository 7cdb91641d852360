import { defineViews } from '@/crud/views';
import { responsePowerEstimate } from '@schemas/vpp/response-power-estimate';
import { ComputedDrawer } from './settlement/ComputedDrawer';

export default defineViews(responsePowerEstimate, { actions: { computed: ComputedDrawer } });
