import { HOUR, timeText } from '../../../core/clock';
import type { BackendContext } from '../../../core/context';
import { seedId } from '../../../core/ids';
import { actorOf, idsOf, textOf } from '../../../core/incoming';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { presentRow, visibleRow } from '../../../crud/rows';
import type { BackendModule } from '../../../module';
import { once } from '../../../seed/once';
import { seedMenus, type MenuSeed } from '../../../seed/seedMenus';
import { tenantId } from '../../../seed/seedCompanies';
import type { Doc } from '../../../store/store';
import { commercialSites } from '../../../world/world';

const page = (place: string, component: string, name: string, nameEn: string): MenuSeed => ({
  router: `cloud/${place}`,
  path: `/cloud/${place}`,
  component: `cloud/${component}`,
  name,
  nameEn,
});

const menus: readonly MenuSeed[] = [
  {
    router: 'cloudMessages',
    path: '/cloud/message',
    name: '消息与视频',
    nameEn: 'Messages and cameras',
    icon: 'alarm',
    children: [
      page('alarm/notification', 'notification', '消息通知', 'Notifications'),
      page('alarm/sent', 'sent-notification', '已发消息', 'Sent notifications'),
      page('device/camera', 'camera', '视频监控', 'Cameras'),
    ],
  },
];

const MESSAGES = [
  ['电网停电通知', 'alarm', '场站进线失电，请关注储能后备。'],
  ['例行检修安排', 'notice', '本周六 9:00 至 12:00 例行检修，期间停止充放电。'],
  ['工单待签发', 'order', '有新的工单等待签发。'],
  ['System update', 'system', 'The console is updated tonight; nobody is signed out.'],
] as const;
/** A recording that the console brings along: no camera stands behind this backend. */
const DEMO_STREAM = '/demo/camera/index.m3u8';
const ACCESS = ['hls', 'rtsp', 'gb28181', 'ezviz'] as const;

function seed({ store, clock }: BackendContext): void {
  const users = store.all('account/user');
  store.put(
    'cloud/notification',
    ...Array.from({ length: 24 }, (_, index): Doc => {
      const [title, type, content] = MESSAGES[index % MESSAGES.length] ?? MESSAGES[0];
      const sender = users[index % 3];
      const time = timeText(clock() - index * 7 * HOUR);
      return {
        id: seedId(`notification ${index}`),
        tenantId: sender?.tenantId,
        title: `${title} ${index + 1}`,
        type,
        content,
        receivers: users.slice(0, 6).map(({ id }) => id),
        channels: index % 3 === 0 ? ['site', 'sms'] : ['site'],
        sender: sender?.id,
        senderName: sender?.name,
        sendTime: time,
        readBy: index < 5 ? [] : users.map(({ id }) => id),
        createTime: time,
        updateTime: time,
      };
    }),
  );
  store.put(
    'cloud/camera',
    ...commercialSites.slice(0, 14).flatMap((site, at) =>
      ['Gate', 'Battery'].map((place, channelNo): Doc => {
        const time = timeText(clock() - at * 24 * HOUR);
        const words =
          site.country === 'CN' ? { Gate: '大门', Battery: '储能舱' } : { Gate: 'Gate', Battery: 'Battery container' };
        const location = words[place === 'Gate' ? 'Gate' : 'Battery'];
        return {
          id: seedId(`camera ${site.code} ${place}`),
          tenantId: tenantId(site.tenant),
          name: `${site.name[site.country === 'CN' ? 'zh' : 'en']} ${location}`,
          stationId: site.id,
          sn: `CAM${String(700_100 + at * 2 + channelNo)}`,
          channelNo: channelNo + 1,
          accessType: ACCESS[at % ACCESS.length],
          streamUrl: at % ACCESS.length === 1 ? `rtsp://10.20.${at}.${channelNo + 11}/live` : DEMO_STREAM,
          location,
          onlineStatus: (at + channelNo) % 5 === 0 ? 0 : 1,
          createTime: time,
          updateTime: time,
        };
      }),
    ),
  );
}

/** A message, which its reader has read from then on. */
function readEndpoint(context: BackendContext): Endpoint[] {
  const { resources, store } = context;
  return [
    {
      method: 'POST',
      path: '/iemscloud/alarm/web/notification/detail',
      need: { menus: ['cloud/notification', 'cloud/sent-notification'] },
      handle: (incoming) => {
        const notification = resources.get('cloud/notification');
        const { user } = actorOf(incoming);
        const found = notification && visibleRow(context, notification, actorOf(incoming), textOf(incoming, 'id'));
        if (!found) throw new Refusal('notFound', { code: '4004' });
        const read = { ...found, readBy: [...new Set([...idsOf(found.readBy), user.id])] };
        store.put('cloud/notification', read);
        return presentRow(context, notification, read, incoming);
      },
    },
  ];
}

/** Notifications to people, and the cameras of stations (spec 03 §7, alarms and device). */
const cloudMessages: BackendModule = {
  name: 'cloudMessages',
  endpoints: readEndpoint,
  hooks: (context) => ({
    'cloud/notification': {
      // Everybody has read what he has opened.
      computed: { readStatus: ({ readBy }, { user }) => (idsOf(readBy).includes(user.id) ? 'read' : 'unread') },
      // Everybody sees what was sent to him; the operator sees all.
      scope: (row, { user, tenant }) =>
        Boolean(tenant.operator) || idsOf(row.receivers).includes(user.id) || row.sender === user.id,
      create: ({ row, incoming }) => {
        const { user } = actorOf(incoming);
        return { ...row, sender: user.id, senderName: user.name, sendTime: timeText(context.clock()), readBy: [] };
      },
    },
    'cloud/sent-notification': {
      rows: () => context.store.all('cloud/notification'),
      computed: {
        readStatus: ({ readBy, receivers }) =>
          idsOf(receivers).every((id) => idsOf(readBy).includes(id)) ? 'read' : 'unread',
      },
    },
  }),
  seed: async (context) => {
    await seedMenus(context, 'pv', menus);
    await once(context.store, 'cloudMessages', () => seed(context));
  },
};

export default cloudMessages;
