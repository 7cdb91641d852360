import { period, reference } from '@/dsl';

/** The customer user a page is about; its address calls him `id`. */
export const userParam = { id: reference('hems/home-user', { required: true, wire: 'cusUserId' }) };

/** One day of a user, until today; its calls send it as `date`. */
export const userDay = {
  ...userParam,
  date: period(['day'], { params: ['date', 'date'], byParam: false, maxSpan: { day: '1 day' }, default: 'today' }),
};
