import { defineViews } from '@/crud/views';
import { alarm } from '@schemas/pv/operation/alarm';
import { orderLink } from '../../iot/parts/orderLink';

export default defineViews(alarm, { links: [orderLink] });
