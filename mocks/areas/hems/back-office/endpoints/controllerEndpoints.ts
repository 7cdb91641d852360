import { objectOf } from '@/schema';
import { protocolConfig } from '@schemas/hems/parts/protocolConfig';
import type { BackendContext } from '../../../../core/context';
import { actorOf, idsOf, textOf, type Incoming } from '../../../../core/incoming';
import { secretText } from '../../../../core/ids';
import { Refusal } from '../../../../core/refusal';
import type { Endpoint } from '../../../../core/router';
import { formWires } from '../../../../crud/form/actionForm';
import { mayBeSeen, needChangeable, presentRow, visibleRow, visibleRows } from '../../../../crud/rows';
import { rowsOf } from '../../../../crud/rowsOf';
import { sideTable } from '../../../../crud/sideTable';
import type { Doc } from '../../../../store/store';
import { brandId } from '../seed/brands';
import { backTexts } from '../texts';
import { officeText } from '../officeText';
import { refuseUpgrade } from '../upgrades';
import { openList } from './openList';
import { post } from './post';

const DEVICE = 'hems/platform-device';
const SCAN = 6_000;
const CONNECT = 4_000;

const FOUND = [
  {
    deviceType: 2,
    brandName: 'Helion',
    model: 'SunLine 10',
    deviceSn: 'HE9900012001',
    protocol: 'sunspec',
    host: '192.168.1.61',
    port: 502,
    slaveId: 1,
    supported: true,
  },
  {
    deviceType: 3,
    brandName: 'Voltara',
    model: 'Home Cell 15',
    deviceSn: 'VO9900012002',
    protocol: 'modbusTcp',
    host: '192.168.1.62',
    port: 502,
    slaveId: 2,
    supported: true,
  },
  {
    deviceType: 104,
    brandName: 'Kleinwerk',
    model: 'Clamp 1',
    deviceSn: 'KL9900012003',
    protocol: 'zigbee',
    host: null,
    port: null,
    slaveId: null,
    supported: true,
  },
  {
    deviceType: 4,
    brandName: 'Unknown',
    model: 'WB-1',
    deviceSn: 'XX9900012004',
    protocol: 'modbusTcp',
    host: '192.168.1.64',
    port: 502,
    slaveId: 1,
    supported: false,
  },
] as const;

const rowsIn = (incoming: Incoming, name: string): Map<string, unknown>[] =>
  [incoming.params[name] ?? []].flat().map((one) => new Map<string, unknown>(Object.entries(objectOf(one))));

/** A device that a controller is to reach: what a form says of it, and nothing else. */
function candidate(sent: ReadonlyMap<string, unknown>) {
  const said = (name: string): string => officeText(sent.get(name));
  return {
    deviceSn: said('deviceSn'),
    deviceName: said('deviceName'),
    deviceType: Number(sent.get('deviceType')) || 0,
    brandId: said('brandId'),
    brandName: said('brandName'),
    model: said('model'),
    protocol: said('protocol'),
    meterRole: said('meterRole') || null,
    phase: said('phase') || null,
  };
}

/** Something that takes its time, of whoever began it. */
interface TaskDoc extends Doc {
  readonly at: number;
  readonly userId: string;
  readonly deviceSn?: string;
  readonly protocols?: readonly string[];
  readonly list?: readonly ReturnType<typeof candidate>[];
}

/** Properties, discovery and connection of a controller's devices. Tasks end by the clock of the backend. */
export function controllerEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock } = context;
  const menus = ['hems/controller'] as const;
  const seen = (incoming: Incoming, name: string) => visibleRows(context, name, actorOf(incoming));
  const devices = (incoming: Incoming, sn: string) =>
    seen(incoming, DEVICE).filter((one) => sn === '' || one.controllerSn === sn);
  const controllerOf = (incoming: Incoming): Doc => {
    const sn = textOf(incoming, 'deviceSn');
    const found = seen(incoming, 'hems/controller').find(
      (one) => one.deviceSn === sn || one.id === textOf(incoming, 'id'),
    );
    if (!found) throw new Refusal('notFound', { code: '4004' });
    return found;
  };
  const onlineOne = (incoming: Incoming): Doc => {
    const found = controllerOf(incoming);
    needChangeable(context, 'hems/controller', found, incoming);
    if (found.online !== 1) throw new Refusal(backTexts.offline);
    incoming.log.content = officeText(found.deviceSn);
    return found;
  };
  const tasks = sideTable<TaskDoc>(context, 'hems tasks');
  const begin = (incoming: Incoming, task: Omit<TaskDoc, 'id' | 'at' | 'userId'>) => {
    const id = secretText(9);
    tasks.put({ ...task, id, at: clock(), userId: actorOf(incoming).user.id });
    return { taskId: id };
  };
  const taskOf = (incoming: Incoming): TaskDoc => {
    const task = tasks.get(textOf(incoming, 'taskId'));
    if (task?.userId !== actorOf(incoming).user.id) throw new Refusal('notFound', { code: '4004' });
    return task;
  };
  const shown = (name: string, incoming: Incoming, row: Doc) => {
    const resource = context.resources.get(name);
    return resource ? presentRow(context, resource, row, incoming) : row;
  };
  const below = (name: string) => (incoming: Incoming) =>
    devices(incoming, textOf(incoming, 'deviceSn')).map((row) => shown(name, incoming, row));
  const connected = (incoming: Incoming) => {
    const { at, list = [] } = taskOf(incoming);
    const done = clock() - at >= CONNECT;
    return list.map((one) => ({ ...one, connectState: done ? 'connected' : 'connecting', failReason: null }));
  };
  /** Of some devices the one with a serial number. Throws 'not found'. */
  const subOf = (among: readonly Doc[], sn: string): Doc => {
    const found = among.find((one) => one.sn === sn);
    if (!found) throw new Refusal('notFound', { code: '4004' });
    return found;
  };
  /** Whether a device with that number is bound where whoever calls cannot see it. */
  const isOfOthers = (incoming: Incoming, sn: string): boolean =>
    rowsOf(context, DEVICE).some((one) => one.sn === sn && !mayBeSeen(context, DEVICE, one, actorOf(incoming)));
  const properties = sideTable(context, 'hems controller properties');
  const protocols = sideTable(context, 'hems protocol configs');
  const box = (list: readonly (readonly [string, string])[]) => list.map(([code, desc]) => ({ code, desc }));
  const property = (
    code: string,
    nameEn: string,
    name: string,
    dataType: string,
    value: unknown,
    more: object = {},
  ) => ({
    code,
    name,
    nameEn,
    dataType,
    value,
    unit: null,
    writable: true,
    min: null,
    max: null,
    options: null,
    ...more,
  });

  return [
    ...openList(context, 'hems/platform-device', ['hems/brand', 'hems/ota-package', 'hems/alarm-shield']),
    post('device/checkDeviceOta', { menus: ['hems/ota-package'], code: 'upgradeOta' }, (incoming) =>
      idsOf(incoming.params.sns).map((sn) => {
        const update = visibleRow(context, 'hems/device-ota', actorOf(incoming), sn);
        const [latestVersion, packageId] = [update?.latestVersion ?? null, update?.packageId ?? null];
        try {
          if (packageId === null) throw new Refusal('notFound');
          refuseUpgrade(context, sn, officeText(packageId));
          return { sn, needUpgrade: true, latestVersion, packageId, reason: null };
        } catch (reason) {
          if (!(reason instanceof Refusal)) throw reason;
          return { sn, needUpgrade: false, latestVersion, packageId, reason: reason.text(incoming.locale) };
        }
      }),
    ),
    post('controller/bindSubList', { menus }, below('hems/controller-sub-device')),
    post('controller/devices', { menus }, below('hems/controller-device')),
    post('controller/getDeviceProperty', { menus }, (incoming) => {
      const controller = controllerOf(incoming);
      const kept = properties.get(controller.id);
      const list = [
        property('reportInterval', 'Report interval', '上报周期', 'int', 30, { unit: 's', min: 5, max: 900 }),
        property('exportLimit', 'Export limit', '上网限制', 'decimal', 4.5, { unit: 'kW', min: 0, max: 25 }),
        property('ledOn', 'Status light', '状态指示灯', 'bool', true),
        property('networkMode', 'Network mode', '联网模式', 'enum', officeText(controller.network) || 'wifi', {
          options: [
            { code: 'ethernet', desc: 'Ethernet' },
            { code: 'wifi', desc: 'Wi-Fi' },
            { code: 'mobile', desc: 'Mobile' },
          ],
        }),
        property('timeServer', 'Time server', '时间服务器', 'text', 'time.example.org'),
        property('cpuTemperature', 'CPU temperature', '处理器温度', 'decimal', 47.5, { unit: '°C', writable: false }),
        property('uptime', 'Uptime', '运行时间', 'int', 412, { unit: 'h', writable: false }),
        property('signal', 'Signal', '信号强度', 'int', controller.signal ?? null, { unit: 'dBm', writable: false }),
      ];
      return list.map((one) => ({
        ...one,
        value: kept && one.code in kept ? kept[one.code] : one.value,
        reportTime: controller.lastOnlineTime,
      }));
    }),
    post('controller/updDeviceProperty', { menus, code: 'setProperty', log: 'control' }, (incoming) => {
      const { id } = onlineOne(incoming);
      const changed = Object.fromEntries(
        rowsIn(incoming, 'properties').map((one) => [officeText(one.get('code')), one.get('value')]),
      );
      properties.put({ ...properties.get(id), ...changed, id });
    }),
    post('controller/deviceDiscover', { menus, code: 'discover', log: 'control' }, (incoming) =>
      begin(incoming, {
        deviceSn: officeText(onlineOne(incoming).deviceSn),
        protocols: idsOf(incoming.params.protocols),
      }),
    ),
    post('controller/deviceDiscoverResult', { menus, code: 'discover' }, (incoming) => {
      const { at, protocols: requested, deviceSn } = taskOf(incoming);
      const progress = Math.min(100, Math.round(((clock() - Number(at)) / SCAN) * 100));
      const there = new Set(devices(incoming, officeText(deviceSn)).map(({ sn }) => sn));
      const list = FOUND.filter(({ protocol }) => idsOf(requested).includes(protocol)).map((one) => ({
        ...one,
        deviceSn: `${one.deviceSn}`,
        added: there.has(one.deviceSn),
      }));
      return { status: progress >= 100 ? 'finished' : 'running', progress, list: progress >= 50 ? list : [] };
    }),
    post('controller/connectControllerSubList', { menus, code: 'connect', log: 'control' }, (incoming) =>
      begin(incoming, {
        deviceSn: officeText(onlineOne(incoming).deviceSn),
        list: rowsIn(incoming, 'list').map(candidate),
      }),
    ),
    post('controller/monitorControllerSubResult', { menus, code: 'connect' }, (incoming) => ({
      status: connected(incoming).every(({ connectState }) => connectState === 'connected') ? 'finished' : 'running',
      list: connected(incoming),
    })),
    post('controller/listConnectControllerSubResult', { menus, code: 'connect' }, connected),
    post('controller/mergeControllerSubResult', { menus, code: 'connect', log: 'edit' }, (incoming) => {
      const controller = onlineOne(incoming);
      const wanted = new Set(idsOf(incoming.params.list));
      for (const { deviceSn: sn, connectState: _state, failReason: _reason, ...one } of connected(incoming)) {
        if (!wanted.has(sn)) continue;
        if (isOfOthers(incoming, sn)) throw new Refusal(backTexts.deviceTaken, { args: { sn } });
        const name =
          one.brandName || officeText(visibleRow(context, 'hems/brand', actorOf(incoming), one.brandId)?.name);
        const { stationId, countryCode, tenantName, tenantId, lastOnlineTime } = controller;
        store.put(DEVICE, {
          ...one,
          id: `sub ${sn}`,
          sn,
          brandName: name,
          brandId: one.brandId || brandId(name),
          stationId,
          countryCode,
          tenantName,
          tenantId,
          lastOnlineTime,
          online: 1,
          firmwareVersion: '1.0.0',
          connectedTime: lastOnlineTime,
          controllerSn: controller.deviceSn,
          bindState: 1,
          connectState: 'connected',
        });
      }
    }),
    post('controller/renameBatch', { menus, code: 'rename', log: 'edit' }, (incoming) => {
      const list = rowsIn(incoming, 'list').map(
        (one) => [officeText(one.get('deviceSn')), officeText(one.get('deviceName'))] as const,
      );
      const own = seen(incoming, DEVICE);
      const rows = list.map(([sn, deviceName]): Doc => ({ ...subOf(own, sn), deviceName }));
      for (const row of rows) needChangeable(context, DEVICE, row, incoming);
      const beside = own.filter(({ controllerSn }) => rows.some((row) => row.controllerSn === controllerSn));
      const names = new Map([
        ...beside.map(({ sn, deviceName }) => [officeText(sn), officeText(deviceName)] as const),
        ...list,
      ]);
      if (new Set(names.values()).size < names.size) throw new Refusal(backTexts.nameTaken);
      store.put(DEVICE, ...rows);
    }),
    post('controller/detailProtocolConfig', { menus, code: 'protocolConfig' }, (incoming) => {
      const sub = subOf(
        devices(incoming, officeText(controllerOf(incoming).deviceSn)),
        textOf(incoming, 'subDeviceSn'),
      );
      return {
        protocol: sub.protocol ?? 'modbusTcp',
        host: '192.168.1.60',
        port: 502,
        slaveId: 1,
        pollInterval: 5,
        timeout: 1000,
        retries: 3,
        configState: 'none',
        ...protocols.get(sub.sn),
      };
    }),
    post('controller/updateProtocolConfig', { menus, code: 'protocolConfig', log: 'control' }, (incoming) => {
      const sub = subOf(devices(incoming, officeText(onlineOne(incoming).deviceSn)), textOf(incoming, 'subDeviceSn'));
      protocols.put({
        ...formWires(context, protocolConfig, incoming),
        id: officeText(sub.sn),
        configState: 'success',
      });
      return begin(incoming, {});
    }),
    post('controller/monitorProtocolConfigResult', { menus, code: 'protocolConfig' }, (incoming) => ({
      status: clock() - Number(taskOf(incoming).at) >= CONNECT ? 'success' : 'sending',
    })),
    post('controller/listSubDeviceBrand', { menus }, (incoming) =>
      seen(incoming, 'hems/brand')
        .filter(
          ({ deviceTypes }) =>
            textOf(incoming, 'deviceType') === '' || idsOf(deviceTypes).includes(textOf(incoming, 'deviceType')),
        )
        .map(({ id, name }) => ({ code: id, desc: name })),
    ),
    post('controller/listSubDeviceModel', { menus }, (incoming) =>
      [visibleRow(context, 'hems/brand', actorOf(incoming), textOf(incoming, 'brandId'))?.models ?? []]
        .flat()
        .map((one: object) => ({
          code: Reflect.get(one, 'model') as unknown,
          desc: Reflect.get(one, 'model') as unknown,
        })),
    ),
    post('controller/listSubDeviceProtocol', { menus }, () =>
      box([
        ['modbusTcp', 'Modbus TCP'],
        ['modbusRtu', 'Modbus RTU'],
        ['sunspec', 'SunSpec'],
        ['p1', 'DSMR P1'],
        ['ocpp16', 'OCPP 1.6'],
        ['zigbee', 'Zigbee'],
      ]),
    ),
    post('controller/detailDeviceBindEnumBox', { menus }, ({ locale }) => ({
      meterRole: box(
        locale === 'zh'
          ? [
              ['grid', '并网点'],
              ['pv', '光伏'],
              ['battery', '储能'],
              ['charger', '充电桩'],
              ['load', '负荷'],
            ]
          : [
              ['grid', 'Grid'],
              ['pv', 'PV'],
              ['battery', 'Battery'],
              ['charger', 'Charger'],
              ['load', 'Load'],
            ],
      ),
      phase: box([
        ['L1', 'L1'],
        ['L2', 'L2'],
        ['L3', 'L3'],
        ['L123', locale === 'zh' ? '三相' : 'Three-phase'],
      ]),
    })),
  ];
}
