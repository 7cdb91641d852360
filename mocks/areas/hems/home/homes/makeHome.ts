import { addDays } from '@/schema/dates';
import { pick } from '../../../../core/random';
import { seedId } from '../../../../core/ids';
import type { HomeSite } from '../../../../energy/model';
import { tenantId } from '../../../../seed/seedCompanies';
import type { HomeDoc, HomeUser } from './homeDoc';
import { marketAreaId, marketAreas } from './marketAreas';
import { ownerOf } from './ownerOf';
import type { Place } from './places';
import { postalCodeFrom } from './postalCodes';
import { installers } from './seedInstallers';

/** What is decided of a seeded home; the rest is made up. */
export interface HomePlan {
  readonly id: string;
  readonly index: number;
  readonly tenant: string;
  readonly place: Place;
  readonly createDate: string;
  /** Absent: no controller yet. */
  readonly site?: HomeSite;
}

const VOLTS = 0.23;
const CONNECTIONS = [
  [1, 25],
  [1, 35],
  [1, 40],
  [3, 16],
  [3, 20],
  [3, 25],
  [3, 35],
  [3, 50],
  [3, 63],
] as const;

/** The usual connection nearest to a contracted power, kW. */
function connectionOf(power: number): string {
  const away = ([phases, ampere]: readonly [number, number]) => Math.abs(phases * ampere * VOLTS - power);
  const [nearest = [3, 25] as const] = CONNECTIONS.toSorted((one, other) => away(one) - away(other));
  return nearest.join('x') + 'A';
}

function usersOf(id: string, email: string, createDate: string, random: () => number): HomeUser[] {
  const count = random() < 0.3 ? 2 : 1;
  return Array.from({ length: count }, (_, index) => ({
    cusUserId: seedId(`customer ${id} ${index}`),
    cusUserEmail: index === 0 ? email : `family.${email}`,
    joinDate: addDays(createDate, index * 9),
  }));
}

/** A home that looks lived in: address, house, owner, installer. */
export function makeHome({ id, index, tenant, place, createDate, site }: HomePlan, random: () => number): HomeDoc {
  const { countryCode, city, region, area } = place;
  const { family, email } = ownerOf(countryCode, index);
  const users = usersOf(id, email, createDate, random);
  const near = installers.filter((one) => one.countryCode === countryCode);
  const apartment = !site?.pv && random() < 0.5;
  return {
    id,
    tenantId: tenantId(tenant),
    name:
      countryCode === 'CN' ? `${city}${family}宅` : `${family.replace(/^./, (first) => first.toUpperCase())}, ${city}`,
    cusUserId: users[0]?.cusUserId,
    cusUserEmail: email,
    users,
    countryCode,
    postalCode: postalCodeFrom(countryCode, pick(random, place.prefixes), random),
    houseNumber: String(1 + Math.floor(random() * 180)),
    address: pick(random, place.streets),
    region,
    city,
    timeZone: marketAreas.find(({ code }) => code === area)?.timeZone ?? null,
    marketAreaId: marketAreaId(area),
    houseType: apartment ? 'apartment' : pick(random, ['terraced', 'semiDetached', 'detached']),
    heatingSource: site?.hvac
      ? 'heatPump'
      : pick(random, countryCode === 'CN' ? ['electric'] : ['gasBoiler', 'districtHeating', 'hybridHeatPump', 'oil']),
    houseSize: { value: apartment ? 60 + Math.round(random() * 45) : 95 + Math.round(random() * 130), unit: 'm²' },
    housePeople: 1 + Math.floor(random() * 5),
    residenceDay: pick(random, ['allDay', 'eveningWeekend', 'eveningWeekend', 'weekend', 'irregular']),
    gridConnection: connectionOf(site?.connection ?? 17.25),
    controllerSn: site ? `EC2${String(40_000_000 + index * 30_011)}` : null,
    installerId: near.length > 0 && random() < 0.75 ? pick(random, near).id : null,
    leadId: null,
    createDate,
    createTime: `${createDate} 09:${String(10 + (index % 50))}:00`,
    createUser: 'Iris van den Berg',
    ...(site && { site }),
  };
}
