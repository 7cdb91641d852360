import { addDays, nowOn } from '@/schema/dates';
import { dateText, DAY, HOUR, timeText } from '../../../../core/clock';
import type { BackendContext } from '../../../../core/context';
import { seedId } from '../../../../core/ids';
import { seedOf } from '../../../../energy/chance/seedOf';
import { seedFlow, type SeedStep } from '../../../../seed/seedFlow';
import { tenantId } from '../../../../seed/seedCompanies';
import type { Doc } from '../../../../store/store';
import { areaOf } from '../../../../world/world';
import { COMPANY, PLANT, PLATFORM, REGISTRATION, RESOURCE, UNIT } from '../vppDocs';
import { COMPANIES, PLANTS, PLATFORMS, type PlantPlan } from './plantPlans';
import { placeOf } from './seedResources';
import { companyId, plantId, platformId, unitId } from './vppIds';

const UNITS: readonly (readonly [type: string, en: string, zh: string, of: readonly string[]])[] = [
  ['storage', 'Storage unit', '储能机组', ['storage']],
  ['load', 'Load unit', '负荷机组', ['industrial', 'charging', 'hvac', 'other']],
  ['generation', 'Generation unit', '发电机组', ['pv', 'generator']],
];
const OPERATORS: Readonly<Record<string, string>> = { greensource: 'Sanne de Vries' };
const DESK = 'Iris van den Berg';

function plantDoc(plant: PlantPlan, now: number): Doc {
  const place = placeOf(plant.area);
  const seed = seedOf(plant.key);
  const time = timeText(now - 120 * DAY);
  return {
    id: plantId(plant.key),
    tenantId: tenantId(plant.tenant),
    name: plant.name[place.currency === 'CNY' ? 1 : 0],
    code: `VPP-${plant.key.toUpperCase()}`,
    operationPlatformId: platformId(plant.platform),
    vppType: plant.type,
    tradeVarieties: plant.varieties,
    area: plant.area,
    powerSupplyCompanyId: companyId(plant.company),
    address: place.name[place.currency === 'CNY' ? 'zh' : 'en'],
    longitude: place.longitude,
    latitude: place.latitude,
    rampRate: 0.5 + (seed % 20) / 10,
    responseTime: 15,
    maxDuration: 120,
    contact: plant.contact,
    phone: `139${String(seed % 100_000_000).padStart(8, '0')}`,
    operationDate: dateText(now - (200 + (seed % 300)) * DAY),
    status: plant.status,
    description: null,
    timeZone: place.timeZone,
    currency: place.currency,
    createTime: time,
    updateTime: time,
  };
}

/** Units of a plant by what their resources are; each resource knows its own. */
function unitsOf(
  plant: PlantPlan,
  resources: readonly Doc[],
  time: string,
): { readonly units: Doc[]; readonly resources: Doc[] } {
  const place = placeOf(plant.area);
  const made = UNITS.flatMap(([type, en, zh, of]) => {
    const own = resources.filter((row) => row.vppId === plantId(plant.key) && of.includes(String(row.resourceType)));
    if (own.length === 0) return [];
    const id = unitId(plant.key, type);
    const seed = seedOf(plant.key, type);
    const unit: Doc = {
      id,
      tenantId: tenantId(plant.tenant),
      vppId: plantId(plant.key),
      name: place.currency === 'CNY' ? `${plant.name[1]}${zh}` : `${plant.name[0]} ${en.toLowerCase()}`,
      code: `U-${plant.key.toUpperCase()}-${type.slice(0, 3).toUpperCase()}`,
      unitType: type,
      area: plant.area,
      gridNode: `${areaOf(plant.area).code} ${110 + (seed % 3) * 110} kV`,
      resourceIds: own.map((row) => row.id),
      rampUpRate: 100 + (seed % 40) * 10,
      rampDownRate: 100 + (seed % 40) * 10,
      minContinuousTime: 30,
      responseTime: 15,
      state: plant.status === 'draft' ? 0 : 1,
      remark: null,
      timeZone: place.timeZone,
      createTime: time,
      updateTime: time,
    };
    return [{ unit, own: own.map((row): Doc => ({ ...row, unitId: id })) }];
  });
  return { units: made.map(({ unit }) => unit), resources: made.flatMap(({ own }) => own) };
}

/** What each plant has registered, and where it stands. */
function seedRegistrations(context: BackendContext, units: readonly Doc[]): void {
  const resource = context.resources.get(REGISTRATION);
  if (!resource) return;
  const answered = (reject: boolean, date: string) =>
    reject
      ? { feedback: 'The metering point does not match the account.' }
      : { feedback: 'Accepted.', effectiveDate: date };
  const flow = (
    plant: PlantPlan,
    objectType: string,
    objectId: string,
    objectName: unknown,
    place: number,
    stands: 'unsubmitted' | 'reviewing' | 'registered' | 'rejected',
  ) => {
    const hours = 2000 - place * 90;
    const by = OPERATORS[plant.tenant] ?? DESK;
    const submitted = stands === 'reviewing' ? 0.01 : hours - 20;
    const submitTime = nowOn(placeOf(plant.area).timeZone, new Date(context.clock() - submitted * HOUR));
    const steps: SeedStep[] =
      stands === 'unsubmitted' ? [] : [{ transition: 'submit', by, hours: submitted, change: { submitTime } }];
    const doc: Doc = {
      id: seedId(`registration ${plant.key} ${objectType} ${objectId}`),
      tenantId: tenantId(plant.tenant),
      timeZone: placeOf(plant.area).timeZone,
      registerNo: `REG-${plant.key.toUpperCase()}-${String(place + 1).padStart(3, '0')}`,
      vppId: plantId(plant.key),
      operationPlatformId: platformId(plant.platform),
      objectType,
      objectId,
      objectName,
      registerType: 'new',
      attachments: [],
      feedback: null,
      effectiveDate: null,
    };
    const row = seedFlow(context, resource, doc, { by, hours }, steps);
    return stands === 'registered' || stands === 'rejected'
      ? { ...row, status: stands, ...answered(stands === 'rejected', addDays(submitTime, 3)) }
      : row;
  };
  const rows = PLANTS.flatMap((plant, at) => [
    flow(
      plant,
      'plant',
      plantId(plant.key),
      plant.name[placeOf(plant.area).currency === 'CNY' ? 1 : 0],
      0,
      plant.status === 'draft' ? 'unsubmitted' : 'registered',
    ),
    ...units
      .filter(({ vppId }) => vppId === plantId(plant.key))
      .map((unit, place) =>
        flow(
          plant,
          'unit',
          unit.id,
          unit.name,
          place + 1,
          plant.status === 'draft' ? 'unsubmitted' : (at + place) % 4 === 3 ? 'rejected' : 'registered',
        ),
      ),
  ]);
  context.store.put(REGISTRATION, ...rows);
}

/** Platforms, companies, plants, their units and registrations. */
export function seedPlants(context: BackendContext, resources: readonly Doc[]): void {
  const { store, clock } = context;
  const now = clock();
  const time = timeText(now - 120 * DAY);
  store.put(
    PLATFORM,
    ...PLATFORMS.map(([key, zh, en, area, protocol]) => ({
      id: platformId(key),
      name: area.startsWith('CN') ? zh : en,
      code: key,
      area,
      areaName: areaOf(area).name.zh,
      protocol,
      status: key === 'AMPRION' ? 'abnormal' : 'normal',
    })),
  );
  store.put(
    COMPANY,
    ...COMPANIES.map(([key, name, area]) => ({
      id: companyId(key),
      name,
      code: key,
      area,
      areaName: areaOf(area).name.zh,
    })),
  );
  store.put(PLANT, ...PLANTS.map((plant) => plantDoc(plant, now)));
  const made = PLANTS.map((plant) => unitsOf(plant, resources, time));
  const units = made.flatMap((one) => one.units);
  store.put(UNIT, ...units);
  store.put(RESOURCE, ...made.flatMap((one) => one.resources));
  seedRegistrations(context, units);
}
