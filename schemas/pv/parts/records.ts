import type { ApiSpec } from '@/dsl';
import { pvStatistics } from '../../services';

/**
 * The calls of stations, buildings, files, environment and collecting devices, and strings: the same five (spec 03 §7,
 * PV statistics).
 */
export const records = (path: string, more: Omit<ApiSpec, 'base'> = {}): ApiSpec =>
  pvStatistics(path, {
    page: 'POST page',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
    ...more,
  });
