import { describe, expect, it } from 'vitest';
import { defaultsOf, isRequired, sentFields, validate, type AnyValues, type Resource } from '@/schema';
import en from '../../locales/ticket/en.json';
import zh from '../../locales/ticket/zh.json';
import { menu } from '../account/menu';
import { alarmNoticeRule } from '../iot/alarm-notice-rule';
import { workOrder } from './work-order';
import { workTicket } from './work-ticket';

/** What somebody types who fills in nothing but what is marked as required, at the moment it is marked. */
function onlyMarked(resource: Resource, chosen: AnyValues): AnyValues {
  const values: Record<string, unknown> = { ...defaultsOf(resource.fields), ...chosen };
  for (const name of sentFields(resource, values, 'create')) {
    const field = resource.fields[name];
    if (field && values[name] === undefined && isRequired(resource, name, values))
      values[name] = field.type.sample(1, field.options);
  }
  return values;
}

const people = { issuerId: '1', licensorId: '2', leaderId: '3' };
const times = { planStart: '2999-01-01 08:00:00', planEnd: '2999-01-01 18:00:00' };

describe('a form filled in only where it is marked', () => {
  it.each<[Resource, AnyValues]>([
    ...[1, 2, 3].map((type): [Resource, AnyValues] => [menu, { type, path: type === 3 ? undefined : '/a' }]),
    [menu, { type: 1, externalLink: true, path: 'https://a.example' }],
    ...['first', 'second', 'live'].map((ticketType): [Resource, AnyValues] => [
      workTicket,
      { ticketType, ...people, ...times },
    ]),
    [workOrder, times],
    [alarmNoticeRule, {}],
  ])('is accepted: $name %j', (resource, chosen) =>
    expect(validate(resource, onlyMarked(resource, chosen), 'create')).toEqual({}),
  );

  it('says beside the people of a ticket that they are three, before anybody is chosen twice', () => {
    for (const { resources } of [en, zh])
      expect(Object.keys(resources['ticket/work-ticket'].help).toSorted()).toEqual(Object.keys(people).toSorted());
  });
});
