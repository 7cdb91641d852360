import type { BackendContext } from '../../../core/context';
import { actorOf, idsOf, textOf, type Incoming } from '../../../core/incoming';
import { secretText } from '../../../core/ids';
import { Refusal } from '../../../core/refusal';
import type { Endpoint } from '../../../core/router';
import { presentRow, visibleRows } from '../../../crud/rows';
import type { Doc } from '../../../store/store';
import { brandId } from '../seed/brands';
import { backTexts } from '../texts';
import { text } from '../text';
import { refuseUpgrade, upgradeOf } from '../upgrades';
import { openList } from './openList';
import { post } from './post';

const SCAN = 6_000;
const CONNECT = 4_000;

const FOUND = [
  { deviceType: 2, brandName: 'Helion', model: 'SunLine 10', deviceSn: 'HE9900012001', protocol: 'sunspec', host: '192.168.1.61', port: 502, slaveId: 1, supported: true },
  { deviceType: 3, brandName: 'Voltara', model: 'Home Cell 15', deviceSn: 'VO9900012002', protocol: 'modbusTcp', host: '192.168.1.62', port: 502, slaveId: 2, supported: true },
  { deviceType: 104, brandName: 'Kleinwerk', model: 'Clamp 1', deviceSn: 'KL9900012003', protocol: 'zigbee', host: null, port: null, slaveId: null, supported: true },
  { deviceType: 4, brandName: 'Unknown', model: 'WB-1', deviceSn: 'XX9900012004', protocol: 'modbusTcp', host: '192.168.1.64', port: 502, slaveId: 1, supported: false },
] as const;

const rowsIn = (incoming: Incoming, name: string): Map<string, unknown>[] => [incoming.params[name] ?? []].flat().map((one) => new Map<string, unknown>(Object.entries(Object(one))));

/** Properties, discovery and connection of a controller's devices. Tasks end by the clock of the backend. */
export function controllerEndpoints(context: BackendContext): Endpoint[] {
  const { store, clock } = context;
  const menus = ['hems/controller'] as const;
  const devices = (sn: string) => store.all('hems/platform-device').filter((one) => sn === '' || one.controllerSn === sn);
  const controllerOf = (incoming: Incoming): Doc => {
    const resource = context.resources.get('hems/controller');
    const sn = textOf(incoming, 'deviceSn');
    const found = resource && visibleRows(context, resource, actorOf(incoming)).find((one) => one.deviceSn === sn || one.id === textOf(incoming, 'id'));
    if (!found) throw new Refusal('notFound', { code: '4004' });
    return found;
  };
  const onlineOne = (incoming: Incoming): Doc => {
    const found = controllerOf(incoming);
    if (found.online !== 1) throw new Refusal(backTexts.offline);
    incoming.log.content = text(found.deviceSn);
    return found;
  };
  const begin = (task: object) => {
    const id = secretText(9);
    store.put('hems tasks', { ...task, id, at: clock() });
    return { taskId: id };
  };
  const taskOf = (incoming: Incoming): Doc => {
    const task = store.get('hems tasks', textOf(incoming, 'taskId'));
    if (!task) throw new Refusal('notFound', { code: '4004' });
    return task;
  };
  const shown = (name: string, incoming: Incoming, row: Doc) => {
    const resource = context.resources.get(name);
    return resource ? presentRow(context, resource, row, incoming) : row;
  };
  const below = (name: string) => (incoming: Incoming) => devices(textOf(incoming, 'deviceSn')).map((row) => shown(name, incoming, row));
  const connected = (incoming: Incoming) => {
    const task = taskOf(incoming);
    const done = clock() - Number(task.at) >= CONNECT;
    return [task.list ?? []].flat().map((one: object) => ({ ...one, connectState: done ? 'connected' : 'connecting', failReason: null }));
  };
  const box = (list: readonly (readonly [string, string])[]) => list.map(([code, desc]) => ({ code, desc }));
  const property = (code: string, nameEn: string, name: string, dataType: string, value: unknown, more: object = {}) => ({ code, name, nameEn, dataType, value, unit: null, writable: true, min: null, max: null, options: null, ...more });

  return [
    ...openList(context, 'hems/platform-device', ['hems/brand', 'hems/ota-package', 'hems/alarm-shield']),
    post('device/checkDeviceOta', { menus: ['hems/ota-package'], code: 'upgradeOta' }, ({ params, locale }) =>
      idsOf(params.sns).map((sn) => {
        const { latestVersion, packageId } = upgradeOf(context, sn);
        try {
          refuseUpgrade(context, sn, text(packageId));
          return { sn, needUpgrade: true, latestVersion, packageId, reason: null };
        } catch (reason) {
          if (!(reason instanceof Refusal)) throw reason;
          return { sn, needUpgrade: false, latestVersion, packageId, reason: reason.text(locale) };
        }
      }),
    ),
    post('controller/bindSubList', { menus }, below('hems/controller-sub-device')),
    post('controller/devices', { menus }, below('hems/controller-device')),
    post('controller/getDeviceProperty', { menus }, (incoming) => {
      const controller = controllerOf(incoming);
      const kept = store.get('hems controller properties', controller.id);
      const list = [
        property('reportInterval', 'Report interval', '上报周期', 'int', 30, { unit: 's', min: 5, max: 900 }),
        property('exportLimit', 'Export limit', '上网限制', 'decimal', 4.5, { unit: 'kW', min: 0, max: 25 }),
        property('ledOn', 'Status light', '状态指示灯', 'bool', true),
        property('networkMode', 'Network mode', '联网模式', 'enum', text(controller.network) || 'wifi', { options: [{ code: 'ethernet', desc: 'Ethernet' }, { code: 'wifi', desc: 'Wi-Fi' }, { code: 'mobile', desc: 'Mobile' }] }),
        property('timeServer', 'Time server', '时间服务器', 'text', 'time.example.org'),
        property('cpuTemperature', 'CPU temperature', '处理器温度', 'decimal', 47.5, { unit: '°C', writable: false }),
        property('uptime', 'Uptime', '运行时间', 'int', 412, { unit: 'h', writable: false }),
        property('signal', 'Signal', '信号强度', 'int', controller.signal ?? null, { unit: 'dBm', writable: false }),
      ];
      return list.map((one) => ({ ...one, value: kept && one.code in kept ? kept[one.code] : one.value, reportTime: controller.lastOnlineTime }));
    }),
    post('controller/updDeviceProperty', { menus, code: 'setProperty', log: 'control' }, (incoming) => {
      const { id } = onlineOne(incoming);
      const changed = Object.fromEntries(rowsIn(incoming, 'properties').map((one) => [text(one.get('code')), one.get('value')]));
      store.put('hems controller properties', { ...store.get('hems controller properties', id), ...changed, id });
    }),
    post('controller/deviceDiscover', { menus, code: 'discover', log: 'control' }, (incoming) => begin({ deviceSn: onlineOne(incoming).deviceSn, protocols: idsOf(incoming.params.protocols) })),
    post('controller/deviceDiscoverResult', { menus, code: 'discover' }, (incoming) => {
      const { at, protocols, deviceSn } = taskOf(incoming);
      const progress = Math.min(100, Math.round(((clock() - Number(at)) / SCAN) * 100));
      const there = new Set(devices(text(deviceSn)).map(({ sn }) => sn));
      const list = FOUND.filter(({ protocol }) => idsOf(protocols).includes(protocol)).map((one) => ({ ...one, deviceSn: `${one.deviceSn}`, added: there.has(one.deviceSn) }));
      return { status: progress >= 100 ? 'finished' : 'running', progress, list: progress >= 50 ? list : [] };
    }),
    post('controller/connectControllerSubList', { menus, code: 'connect', log: 'control' }, (incoming) => begin({ deviceSn: onlineOne(incoming).deviceSn, list: incoming.params.list })),
    post('controller/monitorControllerSubResult', { menus, code: 'connect' }, (incoming) => ({ status: connected(incoming).every(({ connectState }) => connectState === 'connected') ? 'finished' : 'running', list: connected(incoming) })),
    post('controller/listConnectControllerSubResult', { menus, code: 'connect' }, connected),
    post('controller/mergeControllerSubResult', { menus, code: 'connect', log: 'edit' }, (incoming) => {
      const controller = controllerOf(incoming);
      const wanted = new Set(idsOf(incoming.params.list));
      for (const one of connected(incoming).map((row) => new Map<string, unknown>(Object.entries(row)))) {
        const sn = text(one.get('deviceSn'));
        if (!wanted.has(sn)) continue;
        const name = text(one.get('brandName')) || text(store.get('hems/brand', text(one.get('brandId')))?.name);
        const { stationId, countryCode, tenantName, tenantId, lastOnlineTime } = controller;
        store.put('hems/platform-device', { ...Object.fromEntries(one), id: `sub ${sn}`, sn, brandName: name, brandId: text(one.get('brandId')) || brandId(name), stationId, countryCode, tenantName, tenantId, lastOnlineTime, online: 1, firmwareVersion: '1.0.0', connectedTime: lastOnlineTime, controllerSn: controller.deviceSn, bindState: 1, connectState: 'connected' });
      }
    }),
    post('controller/renameBatch', { menus, code: 'rename', log: 'edit' }, (incoming) => {
      const list = rowsIn(incoming, 'list').map((one) => [text(one.get('deviceSn')), text(one.get('deviceName'))] as const);
      const [first] = list.flatMap(([sn]) => store.all('hems/platform-device').find((one) => one.sn === sn) ?? []);
      const names = new Map([...store.all('hems/platform-device').filter(({ controllerSn }) => controllerSn === first?.controllerSn).map(({ sn, deviceName }) => [text(sn), text(deviceName)] as const), ...list]);
      if (new Set(names.values()).size < names.size) throw new Refusal(backTexts.nameTaken);
      for (const row of store.all('hems/platform-device')) if (list.some(([sn]) => sn === row.sn)) store.put('hems/platform-device', { ...row, deviceName: names.get(text(row.sn)) });
    }),
    post('controller/detailProtocolConfig', { menus, code: 'protocolConfig' }, (incoming) => {
      const sub = store.all('hems/platform-device').find(({ sn }) => sn === textOf(incoming, 'subDeviceSn'));
      return { protocol: sub?.protocol ?? 'modbusTcp', host: '192.168.1.60', port: 502, slaveId: 1, pollInterval: 5, timeout: 1000, retries: 3, configState: 'none', ...store.get('hems protocol configs', text(sub?.sn)) };
    }),
    post('controller/updateProtocolConfig', { menus, code: 'protocolConfig', log: 'control' }, (incoming) => {
      onlineOne(incoming);
      const { deviceSn: _own, subDeviceSn, ...fields } = incoming.params;
      store.put('hems protocol configs', { ...fields, id: text(subDeviceSn), configState: 'success' });
      return begin({ kind: 'protocol' });
    }),
    post('controller/monitorProtocolConfigResult', { menus, code: 'protocolConfig' }, (incoming) => ({ status: clock() - Number(taskOf(incoming).at) >= CONNECT ? 'success' : 'sending' })),
    post('controller/listSubDeviceBrand', { menus }, (incoming) => store.all('hems/brand').filter(({ deviceTypes }) => textOf(incoming, 'deviceType') === '' || idsOf(deviceTypes).includes(textOf(incoming, 'deviceType'))).map(({ id, name }) => ({ code: id, desc: name }))),
    post('controller/listSubDeviceModel', { menus }, (incoming) => [store.get('hems/brand', textOf(incoming, 'brandId'))?.models ?? []].flat().map((one: object) => ({ code: Reflect.get(one, 'model') as unknown, desc: Reflect.get(one, 'model') as unknown }))),
    post('controller/listSubDeviceProtocol', { menus }, () => box([['modbusTcp', 'Modbus TCP'], ['modbusRtu', 'Modbus RTU'], ['sunspec', 'SunSpec'], ['p1', 'DSMR P1'], ['ocpp16', 'OCPP 1.6'], ['zigbee', 'Zigbee']])),
    post('controller/detailDeviceBindEnumBox', { menus }, ({ locale }) => ({
      meterRole: box(locale === 'zh' ? [['grid', '并网点'], ['pv', '光伏'], ['battery', '储能'], ['charger', '充电桩'], ['load', '负荷']] : [['grid', 'Grid'], ['pv', 'PV'], ['battery', 'Battery'], ['charger', 'Charger'], ['load', 'Load']]),
      phase: box([['L1', 'L1'], ['L2', 'L2'], ['L3', 'L3'], ['L123', locale === 'zh' ? '三相' : 'Three-phase']]),
    })),
  ];
}
