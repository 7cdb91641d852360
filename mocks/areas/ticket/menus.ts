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
        name: '工作票',
        nameEn: 'Work tickets',
        path: '/workTicket/ticket',
        icon: 'ticket',
        component: 'ticket/work-ticket',
      },
      {
        router: 'ticketPeople',
        name: '工作票人员',
        nameEn: 'Ticket personnel',
        path: '/workTicket/people',
        icon: 'people',
        component: 'ticket/work-ticket-user',
      },
      {
        router: 'integratedPeople',
        name: '集成人员库',
        nameEn: 'Shared personnel',
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
        name: '工单',
        nameEn: 'Work orders',
        path: '/workOrder/order',
        icon: 'order',
        component: 'ticket/work-order',
      },
      {
        router: 'orderInitiated',
        name: '我发起的工单',
        nameEn: 'Created by me',
        path: '/workOrder/initiated',
        icon: 'order',
        component: 'ticket/work-order-initiated',
      },
      {
        router: 'orderFiled',
        name: '归档工单',
        nameEn: 'Archived work orders',
        path: '/workOrder/filed',
        icon: 'log',
        component: 'ticket/work-order-filed',
      },
    ],
  },
];
