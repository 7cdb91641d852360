/* The main pages, and what is there once each is complete. */
const ROW = 'main tbody tr, main li article, main [role=row], main ul > li';

export const PAGES = [
  { name: 'users', path: '/platform/user', ready: ROW },
  { name: 'user-form', path: '/platform/user/create', ready: 'main form' },
  { name: 'organizations', path: '/platform/organization', ready: ROW },
  { name: 'role-form', path: '/platform/role/create', ready: 'main [role=tree]' },
  { name: 'access', path: '/platform/access?tab=matrix', ready: 'main tbody tr' },
  { name: 'branding', path: '/platform/branding', ready: 'main form' },
  { name: 'homes', path: '/homeManagement/home', ready: ROW },
  {
    name: 'home-dashboard',
    path: '/homeManagement/home/homeDetail/dashboard?id=100001',
    ready: 'main [role=application]',
  },
  { name: 'home-cost', path: '/homeManagement/home/homeDetail/energyCost?id=100001', ready: 'main [role=application]' },
  { name: 'devices', path: '/iotPlatform/device/device', ready: ROW },
  { name: 'alarm-rule-form', path: '/iotPlatform/alarm/rule/create', ready: 'main form' },
  { name: 'tickets', path: '/workTicket/ticket', ready: ROW },
  { name: 'orders', path: '/workOrder/order', ready: ROW },
  { name: 'charts', path: '/gallery/charts', ready: 'main svg, main canvas' },
  { name: 'no-permission', path: '/platform/nowhere', ready: 'main h1' },
];
