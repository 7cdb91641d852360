import { defineViews } from '@/crud/views';
import { homeUser } from '@schemas/hems/back-office/home-user';

export default defineViews(homeUser, { links: [{ key: 'detail', page: 'hems/strategy-activity' }] });
