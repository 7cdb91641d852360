import { defineViews } from '@/crud/views';
import { homeUser } from '@schemas/hems/home-user';

export default defineViews(homeUser, { links: [{ key: 'detail', page: 'hems/strategy-activity' }] });
