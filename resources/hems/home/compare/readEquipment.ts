import { measureNamed } from '@/schema';
import { readMoments } from '@/charts';
import { dayOf } from '@/schema/dates';
import type { Equipment } from '@/report';
import { homePowers } from '@schemas/hems/parts/homeMeasures';
import type { UserDevice } from '../../strategy/user-detail/summary/readUser';
import type { InfoDevice } from '../info/readHomeInfo';

/** What a device alone measures, told by its type in the words and codes of both languages. */
function toneOf(type: string): Equipment['tone'] {
  const power = measureNamed(homePowers, type);
  return power && homePowers[power].tone;
}

/** The day of a time on the clock of the station; undefined where there is none. */
function dayIn(raw: unknown, zone: string): string | undefined {
  const [moment] = readMoments([raw], { zone, day: '2000-01-01' }) ?? [];
  return moment === undefined ? undefined : dayOf(moment, zone);
}

const nameOf = ({ name, model, type }: Pick<InfoDevice, 'name' | 'model' | 'type'>): string => name || model || type;

/** The devices a home has now, each since it was connected. */
export function presentDevices(devices: readonly InfoDevice[], zone: string): Equipment[] {
  return devices.map((device) => {
    const [tone, from] = [toneOf(device.type), dayIn(device.connected, zone)];
    return { name: nameOf(device), ...(tone && { tone }), ...(from !== undefined && { from }) };
  });
}

/** Of the devices a home had on a day, those that it has not any more: each was there until that day at least. */
export function goneDevices(then: readonly UserDevice[], now: readonly InfoDevice[], day: string): Equipment[] {
  const left = now.map(({ name, model, type }) => nameOf({ name, model, type }));
  return then.flatMap((device) => {
    const name = nameOf(device);
    const place = left.indexOf(name);
    if (place >= 0) left.splice(place, 1);
    const tone = toneOf(device.type);
    return place >= 0 || name === '' ? [] : [{ name, until: day, ...(tone && { tone }) }];
  });
}
