import type { MenuSeed } from '../../seed/seedMenus';

/** Work tickets and work orders, in the application PV operation (spec 03 §2). */
export const ticketMenus: readonly MenuSeed[] = [
  {
    router: 'workTicket',
    name: '工作票',
    nameEn: 'Work tickets',
    path: '/workTicket',
    icon: 'ticket',
    children: [
      {
        router: 'ticket',
        path: '/workTicket/ticket',
        icon: 'ticket',
        component: 'ticket/work-ticket',
      },
      {
        router: 'ticketPeople',
        path: '/workTicket/people',
        icon: 'people',
        component: 'ticket/work-ticket-user',
      },
      {
        router: 'integratedPeople',
        path: '/workTicket/integratedPeople',
        icon: 'people',
        component: 'ticket/integrated-user',
      },
    ],
  },
  {
    router: 'workOrder',
    name: '工单',
    nameEn: 'Work orders',
    path: '/workOrder',
    icon: 'order',
    children: [
      {
        router: 'order',
        path: '/workOrder/order',
        icon: 'order',
        component: 'ticket/work-order',
      },
      {
        router: 'orderInitiated',
        path: '/workOrder/initiated',
        icon: 'order',
        component: 'ticket/work-order-initiated',
      },
      {
        router: 'orderFiled',
        path: '/workOrder/filed',
        icon: 'log',
        component: 'ticket/work-order-filed',
      },
    ],
  },
];
