import { defineViews } from '@/crud/views';
import { alarm } from '@schemas/iot/alarm';
import { orderLink } from './parts/orderLink';

export default defineViews(alarm, { links: [orderLink] });
