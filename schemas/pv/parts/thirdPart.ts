import type { ApiSpec } from '@/dsl';
import { pvOperations } from '../../services';

/** The calls of other makers' platforms, of our accounts there, and of what these show (spec 03 §7, PV operations). */
export const thirdPart = (path: string, more: Omit<ApiSpec, 'base'> = {}): ApiSpec =>
  pvOperations(`thirdPart/${path}`, {
    page: 'POST page',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
    ...more,
  });
