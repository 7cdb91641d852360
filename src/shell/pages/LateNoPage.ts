import { lazyPart } from '@/data';

/** Few come where there is nothing to show. */
export const LateNoPage = lazyPart(() => import('./NoPage'));
