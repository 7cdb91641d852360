import { expect, it } from 'vitest';
import { areas } from '../../../areas';
import { consoleLabels } from '../../../labels';
import { at, listAt, testBackend } from '../../../testing';

const OPS = '/enjoyelec-cloud-pvpro-operation/v3/web';
const STATS = '/enjoyelec-cloud-pvpro-statistics/v3/web';

async function signedIn() {
  const { call, token, seal } = testBackend({
    modules: areas,
    labels: consoleLabels,
    clock: () => Date.parse('2026-06-18T10:00:00Z'),
  });
  const own = await token('tenant@demo.energy');
  const request = (path: string, params: object = {}) => call(path, params, own);
  const stations = listAt(await request(`POST ${STATS}/station/page`, { pageSize: 100 }));
  return { request, stations, seal };
}

/** One for all: no test touches what another looks at. */
const desk = signedIn();

interface Node {
  readonly id: string;
  readonly type: string;
  readonly x?: number;
  readonly children: readonly Node[];
}
const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

it('answers a station as a tree down to its strings', async () => {
  const { request, stations } = await desk;
  const stationId = stations[0]?.id;
  const nodes = flat((await request(`GET ${OPS}/device/common/topology`, { stationId })).data as Node[]);
  const inverters = nodes.filter(({ type }) => type === 'inverter');
  expect(nodes[0]).toMatchObject({ id: stationId, type: 'station' });
  expect(inverters).toHaveLength(Number(stations[0]?.inverterCount));
  expect(
    inverters.every(({ children }) => children.length > 0 && children.every(({ type }) => type === 'series')),
  ).toBe(true);
});

// covers VS-104
it('places a device on a plan once and moves it then', async () => {
  const { request, stations } = await desk;
  const stationId = stations[0]?.id;
  const inverters = async () =>
    flat((await request(`GET ${OPS}/device/common/topology`, { stationId })).data as Node[]).filter(
      ({ type }) => type === 'inverter',
    );
  const [device] = await inverters();
  const place = { deviceId: device?.id, pictureId: '1', x: 12.5, y: 40, rotation: 90 };
  const made = await request(`POST ${OPS}/device/location/create`, place);
  expect(made.code).toBe('0000');
  expect((await request(`POST ${OPS}/device/location/create`, place)).code).not.toBe('0000');
  expect((await request(`PUT ${OPS}/device/location/edit`, { ...place, id: at(made, 'id'), x: 101 })).code).toBe(
    '4001',
  );
  expect((await request(`PUT ${OPS}/device/location/edit`, { ...place, id: at(made, 'id'), x: 60 })).code).toBe('0000');
  expect((await inverters())[0]).toMatchObject({ x: 60, y: 40, rotation: 90, locationId: at(made, 'id') });
});

it('never answers the secret of an account, nor plays a camera that is offline', async () => {
  const { request, seal } = await desk;
  const [other] = listAt(await request(`POST ${OPS}/thirdPart/account/page`, { pageSize: 10 }));
  const made = await request(`POST ${OPS}/thirdPart/account/create`, {
    platformId: other?.platformId,
    orgId: other?.orgId,
    account: 'new',
    secret: (await seal('only-once-77'))[0],
  });
  expect(made.code).toBe('0000');
  const shown = await request(`POST ${OPS}/thirdPart/account/detail`, { id: at(made, 'id') });
  expect(shown.data).toMatchObject({ account: 'new' });
  expect(shown.data).not.toHaveProperty('secret');
  const cameras = listAt(await request(`GET ${OPS}/device/camera/page`, { pageSize: 100 }));
  const video = (onlineStatus: number) =>
    request(`POST ${OPS}/device/camera/videoInfo`, {
      id: cameras.find((one) => one.onlineStatus === onlineStatus)?.id,
    });
  expect(await video(1)).toMatchObject({
    code: '0000',
    data: { url: expect.stringContaining('https://'), expireTime: expect.any(String) },
  });
  expect((await video(0)).code).not.toBe('0000');
});

it('binds only a device of the same type', async () => {
  const { request } = await desk;
  const theirs = listAt(await request(`POST ${OPS}/thirdPart/device/page`, { bindStatus: 'unbound', pageSize: 10 }))[0];
  const ours = listAt(await request(`POST ${STATS}/collect/page`, { pageSize: 1000 }));
  const bind = (deviceType: string) => {
    const device = ours.find((one) => one.deviceType === deviceType);
    return request(`POST ${OPS}/thirdPart/device/bind`, {
      id: theirs?.id,
      stationId: device?.stationId,
      deviceId: device?.id,
    });
  };
  expect((await bind('meter')).code).toBe('4001');
  expect((await bind('inverter')).code).toBe('0000');
  expect((await request(`POST ${OPS}/thirdPart/device/detail`, { id: theirs?.id })).data).toMatchObject({
    bindStatus: 'bound',
  });
});

// covers VR-019
it('ignores an alarm by a PUT, and it stays ignored', async () => {
  const { request } = await desk;
  const active = async () => listAt(await request(`GET ${OPS}/alarm/list`, { status: 'active', pageSize: 100 }));
  const [alarm] = await active();
  expect((await request(`PUT ${OPS}/alarm/ignore`, { id: alarm?.id })).code).toBe('0000');
  expect((await active()).map(({ id }) => id)).not.toContain(alarm?.id);
});
