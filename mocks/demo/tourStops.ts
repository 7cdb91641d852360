/** One stop of the tour: its texts, and the page it is about; without one the page stays. About half a minute each. */
export interface Stop {
  readonly key: StopKey;
  readonly path?: string;
}

export type StopKey =
  'signIn' | 'list' | 'form' | 'palette' | 'homes' | 'dashboard' | 'devices' | 'tickets' | 'charts' | 'access' | 'end';

export const STOPS: readonly Stop[] = [
  { key: 'signIn' },
  { key: 'list', path: '/platform/user' },
  { key: 'form', path: '/platform/user/create' },
  { key: 'palette', path: '/platform/user' },
  { key: 'homes', path: '/homeManagement/home' },
  { key: 'dashboard', path: '/homeManagement/home/homeDetail/dashboard?id=100001' },
  { key: 'devices', path: '/iotPlatform/device/device' },
  { key: 'tickets', path: '/workTicket/ticket' },
  { key: 'charts', path: '/gallery/charts' },
  { key: 'access', path: '/platform/access?tab=matrix' },
  { key: 'end' },
];
