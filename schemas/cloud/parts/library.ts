import type { ApiSpec } from '@/dsl';
import { cloudDevices } from '../../services';

/**
 * The calls of one list of the device library: list, detail, create, edit and delete, all of them a POST (spec 03 §7,
 * device).
 */
export const library = (path: string, more: Omit<ApiSpec, 'base'> = {}): ApiSpec =>
  cloudDevices(path, {
    page: 'POST list',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
    ...more,
  });
