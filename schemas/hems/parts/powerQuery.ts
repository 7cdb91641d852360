import { country, period, reference, referenceMany } from '@/dsl';

/**
 * Whose homes the power analysis is of, and when (proposed fields G): all that one may see, of a country, of a tenant,
 * or some.
 */
export const powerQuery = {
  countryCode: country(),
  tenantId: reference('account/tenant'),
  stationIds: referenceMany('hems/home'),
  days: period(['day', 'range'], {
    params: ['startDate', 'endDate'],
    byParam: false,
    maxSpan: { range: '31 days', day: '1 day' },
    default: 'last 7 days',
  }),
};
