import { defineViews } from '@/crud/views';
import { orderSettlement } from '@schemas/vpp/order-settlement';
import { ComputedDrawer } from './settlement/ComputedDrawer';

export default defineViews(orderSettlement, { actions: { computed: ComputedDrawer } });
