import { lazyPart } from '@/data';

/** Around a page of one's own; comes with the first of them. */
export const OwnPage = lazyPart(() => import('./OwnPageFrame'));
