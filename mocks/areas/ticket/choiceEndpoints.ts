import type { BackendContext } from '../../core/context';
import type { Incoming } from '../../core/incoming';
import type { Endpoint } from '../../core/router';
import { orderChoices, ticketChoices, ticketRoles } from './ticketTexts';

type Choices = Readonly<Record<string, readonly string[]>>;

/** The pages that offer these choices in forms and filters. */
const TICKET_MENUS = ['ticket/work-ticket', 'ticket/work-ticket-user', 'ticket/integrated-user'] as const;
const ORDER_MENUS = ['ticket/work-order', 'ticket/work-order-initiated', 'ticket/work-order-filed'] as const;

/** The calls that answer lists of codes with their words, by field (spec 03 §7: type-box, work/enum, user/enum). */
export function choiceEndpoints({ labels }: BackendContext): Endpoint[] {
  const boxes = (resource: string, choices: Choices, { locale }: Incoming) =>
    Object.fromEntries(
      Object.entries(choices).map(([field, codes]) => [
        field,
        codes.map((code) => ({ code, desc: labels.value(resource, field, code, locale) ?? code })),
      ]),
    );
  const roles = ({ locale }: Incoming) =>
    Object.entries(ticketRoles).map(([code, words]) => ({ code, desc: words[locale] }));
  const states = ({ locale }: Incoming) =>
    [1, 0].map((code) => ({
      code,
      desc: labels.value('ticket/work-ticket-user', 'status', String(code), locale) ?? String(code),
    }));
  return [
    {
      method: 'POST',
      path: '/smp/v3/web/common/work/enum',
      need: { menus: TICKET_MENUS },
      handle: (incoming) => ({
        ...boxes('ticket/work-ticket', ticketChoices, incoming),
        role: roles(incoming),
        status: states(incoming),
      }),
    },
    {
      method: 'POST',
      path: '/iemscloud/integrated/web/common/user/enum',
      need: { menus: TICKET_MENUS },
      handle: (incoming) => ({ role: roles(incoming), status: states(incoming) }),
    },
    {
      method: 'POST',
      path: '/iemscloud/workOrder/web/workOrder/type-box',
      need: { menus: ORDER_MENUS },
      handle: (incoming) => boxes('ticket/work-order', orderChoices, incoming),
    },
  ];
}
