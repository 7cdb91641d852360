import { memoize } from './chance/memoize';
import type { HomeSite, HomeTariff } from './model';

const tariff = (
  name: string,
  additionalTax: number,
  exportFee: number,
  slot: 15 | 60 = 15,
  type: 1 | 2 | 3 = 1,
): HomeTariff => ({ type, name, additionalTax, exportFee, slot });

const dutch = { zone: 'Europe/Amsterdam', country: 'NL', connection: 17.25, since: '2025-09-01' };
const german = { zone: 'Europe/Berlin', country: 'DE', connection: 22, since: '2025-10-01' };

/** Hours since the controller of the silent home sent something. */
const SILENT = 51;

/** The homes of the demonstration: every kind of equipment, tariff and clock at least once. */
export const sites: readonly HomeSite[] = [
  {
    ...dutch,
    id: '100001',
    latitude: 52.37,
    yearlyLoad: 3600,
    pv: { peak: 6.4, feedInLimit: 4 },
    battery: { capacity: 10, power: 5, strategy: 'trading' },
    charger: { power: 11, v2x: true, smart: true },
    hvac: { conductance: 0.16, set: 20.5 },
    tariff: tariff('Dynamisch Thuis', 13.2, 0.2),
    capacityTarget: 9,
  },
  {
    ...dutch,
    id: '100002',
    latitude: 51.92,
    yearlyLoad: 2900,
    pv: { peak: 4.1 },
    tariff: tariff('Zon Flex', 13.2, 0.6, 60),
  },
  { ...dutch, id: '100003', latitude: 52.09, yearlyLoad: 2500, tariff: tariff('Dynamisch Thuis', 13.2, 0.2) },
  {
    ...german,
    id: '100004',
    latitude: 52.52,
    yearlyLoad: 4100,
    pv: { peak: 9.8, feedInLimit: 5.88 },
    battery: { capacity: 12.8, power: 5, strategy: 'selfUse' },
    hvac: { conductance: 0.21, set: 21 },
    tariff: tariff('Strom Dynamisch', 19.6, 0.6),
  },
  {
    ...german,
    id: '100005',
    latitude: 48.14,
    yearlyLoad: 3300,
    pv: { peak: 7.2 },
    charger: { power: 11, smart: true },
    tariff: tariff('Strom Dynamisch', 19.6, 0.6),
  },
  {
    id: '100006',
    zone: 'Europe/Stockholm',
    country: 'SE',
    latitude: 59.33,
    yearlyLoad: 5200,
    since: '2025-10-15',
    pv: { peak: 8 },
    battery: { capacity: 15, power: 7.5, strategy: 'trading' },
    charger: { power: 7.4, smart: true },
    hvac: { conductance: 0.2, set: 21.5 },
    tariff: tariff('Timpris', 62, -4),
    connection: 13.8,
    capacityTarget: 8,
  },
  {
    id: '100007',
    zone: 'Europe/Brussels',
    country: 'BE',
    latitude: 50.85,
    yearlyLoad: 3800,
    since: '2025-11-01',
    pv: { peak: 5.2, feedInLimit: 5 },
    battery: { capacity: 7.7, power: 3.8, strategy: 'selfUse' },
    charger: { power: 7.4, smart: false },
    tariff: tariff('Flexible', 15.4, 0.9, 60),
    connection: 9.2,
    capacityTarget: 5,
  },
  {
    id: '100008',
    zone: 'Europe/London',
    country: 'GB',
    latitude: 51.51,
    yearlyLoad: 3100,
    since: '2025-11-15',
    battery: { capacity: 13.5, power: 5, strategy: 'trading' },
    tariff: tariff('Agile', 8.5, -3),
    connection: 13.8,
  },
  {
    id: '100009',
    zone: 'Australia/Adelaide',
    country: 'AU',
    latitude: -34.93,
    yearlyLoad: 5400,
    since: '2025-10-01',
    pv: { peak: 10, feedInLimit: 5 },
    battery: { capacity: 13.5, power: 5, strategy: 'trading' },
    hvac: { conductance: 0.22, set: 21 },
    tariff: tariff('Wholesale Pass-through', 11.5, 0.8),
    connection: 14.5,
  },
  {
    id: '100010',
    zone: 'Asia/Kolkata',
    country: 'IN',
    latitude: 18.52,
    yearlyLoad: 3000,
    since: '2025-12-01',
    pv: { peak: 5 },
    hvac: { conductance: 0.24, set: 22 },
    tariff: tariff('Time of Day', 320, 60, 60, 3),
    connection: 10,
  },
  {
    id: '100011',
    zone: 'Asia/Shanghai',
    country: 'CN',
    latitude: 31.23,
    yearlyLoad: 3400,
    since: '2025-10-01',
    pv: { peak: 6 },
    battery: { capacity: 10, power: 5, strategy: 'trading' },
    charger: { power: 7, smart: true },
    tariff: tariff('峰谷分时电价', 0, 16.5, 60, 3),
    connection: 12,
  },
  {
    id: '100012',
    zone: 'Europe/Paris',
    country: 'FR',
    latitude: 45.76,
    yearlyLoad: 4300,
    since: '2025-11-01',
    hvac: { conductance: 0.19, set: 20 },
    charger: { power: 7.4, smart: true, v2x: true },
    tariff: tariff('Heures Pleines / Creuses', 7, 1, 60, 3),
    connection: 12,
  },
  {
    ...dutch,
    id: '100013',
    latitude: 53.22,
    yearlyLoad: 3200,
    pv: { peak: 5.6 },
    battery: { capacity: 5, power: 2.5, strategy: 'selfUse' },
    hvac: { conductance: 0.14, set: 20 },
    tariff: tariff('Dynamisch Vast', 13.2, 0.2, 15, 2),
  },
  { ...german, id: '100014', latitude: 53.55, yearlyLoad: 2600, tariff: tariff('Tag und Nacht', 14, 0, 60, 3) },
];

/** The home whose controller is silent. */
const SILENT_ID = '100013';

const DAY = 86_400_000;

const sitesOn = memoize(
  4,
  (day: number) => String(day),
  (day: number): readonly HomeSite[] => {
    const offlineSince = day * DAY - SILENT * 3_600_000;
    return sites.map((site) => (site.id === SILENT_ID ? { ...site, offlineSince } : site));
  },
);

/**
 * The homes as they are at a moment (epoch ms): one controller has been silent for two days. The hour it fell silent
 * moves with the day, not with each call.
 */
export function sitesAt(now: number): readonly HomeSite[] {
  return sitesOn(Math.floor(now / DAY));
}
