import { describe, expect, it, test } from 'vitest';
import en from '../../../../../locales/hems/en.json';
import zh from '../../../../../locales/hems/zh.json';
import { directionOf, wayOf, type Direction, type FlowKind, type Way } from './direction';

// covers HR-127, HE-058
test.each([
  [null, 0],
  [-1, 0],
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 2],
])('status %s of a flow is direction %i', (status, direction) => expect(directionOf(status)).toBe(direction));

const CELLS: readonly (readonly [FlowKind, Direction, Way, string, string])[] = [
  ['grid', 0, 'none', 'No exchange', '无交换'],
  ['grid', 1, 'in', 'Importing', '购电中'],
  ['grid', 2, 'out', 'Exporting', '上网中'],
  ['solar', 0, 'none', 'Not generating', '未发电'],
  ['solar', 1, 'in', 'Generating', '发电中'],
  ['solar', 2, 'out', 'Drawing power', '耗电中'],
  ['battery', 0, 'none', 'Standby', '待机'],
  ['battery', 1, 'in', 'Discharging', '放电中'],
  ['battery', 2, 'out', 'Charging', '充电中'],
  ['charger', 0, 'none', 'Not charging', '未充电'],
  ['charger', 1, 'out', 'Charging', '充电中'],
  ['charger', 2, 'in', 'Feeding the home', '向家庭放电'],
  ['heat', 0, 'none', 'Standby', '待机'],
  ['heat', 1, 'out', 'Running', '运行中'],
  ['heat', 2, 'in', 'Feeding back', '回馈中'],
  ['other', 0, 'none', 'Standby', '待机'],
  ['other', 1, 'out', 'Consuming', '用电中'],
  ['other', 2, 'in', 'Supplying', '供电中'],
];

// covers HR-033
describe('a device and its direction', () => {
  it.each(CELLS)('%s, %i: %s', (kind, direction, way, english, chinese) => {
    expect(wayOf(kind, direction)).toBe(way);
    expect([en.hems.flow.does[kind][direction], zh.hems.flow.does[kind][direction]]).toEqual([english, chinese]);
  });
});
