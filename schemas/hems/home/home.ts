import {
  country,
  date,
  defineResource,
  enumeration,
  number,
  range,
  reference,
  rules,
  section,
  text,
  type RecordOf,
  type WireRow,
} from '@/dsl';
import { hems } from '../../services';
import { GRID_CONNECTIONS, HEATING_SOURCES, HOUSE_TYPES } from '../parts/house';
import { moreDetail } from '../parts/moreCodes';
import { regionAndCity } from '../parts/places';

const own = { name: text({ required: true, max: 60 }), cusUserEmail: text({ rule: rules.email }) };
const address = {
  countryCode: country({ required: true }),
  postalCode: text({ required: true, max: 12 }),
  houseNumber: text({ max: 12 }),
  address: text({ max: 255 }),
  ...regionAndCity,
};
/** The system takes these from the post code. */
const place = {
  timeZone: text({ readOnly: true, aliases: ['timezone'] }),
  marketAreaId: reference('hems/market-area', { readOnly: true, textFrom: 'marketAreaName' }),
};
const house = {
  houseType: enumeration(HOUSE_TYPES, { ...moreDetail('houseTypeEnum'), required: true }),
  heatingSource: enumeration(HEATING_SOURCES, moreDetail('heatingSourceEnum')),
  houseSize: number({ min: 0, max: 9999, decimals: 2, unit: 'm²', wireAs: 'valueUnit' }),
  housePeople: number({ min: 0, max: 99 }),
  residenceDay: enumeration(['allDay', 'eveningWeekend', 'weekend', 'irregular'], moreDetail('residenceDayEnum')),
  gridConnection: enumeration(GRID_CONNECTIONS, moreDetail('gridConnectionEnum')),
};
const bound = {
  installerId: reference('hems/installer', { textFrom: 'installerName' }),
  leadId: reference('hems/lead', { textFrom: 'leadName' }),
};
const names = <T extends object>(fields: T) => Object.keys(fields) as (keyof T & string)[];
const asRow = (value: unknown): WireRow => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Home id and station id are one value, and the record may stand in `stationInfo`. */
function read(row: WireRow): WireRow {
  const flat: WireRow = { ...asRow(row.stationInfo), ...row };
  const { countryCode, countryName, stationId, id, homeId } = flat;
  return {
    ...flat,
    stationId: stationId ?? id ?? homeId,
    ...(typeof countryName === 'string' &&
      typeof countryCode !== 'object' && { countryCode: { code: countryCode, desc: countryName } }),
  };
}

/**
 * A household station: where its devices stand, and who looks after it (spec 02 §2, §3, §7). No edit and no delete call
 * is given.
 */
export const home = defineResource({
  name: 'hems/home',
  api: hems('station', { id: 'stationId', read, page: 'POST list', detail: 'POST detail', create: 'POST createHome' }),
  fields: {
    stationId: text({ readOnly: true }),
    ...own,
    ...address,
    ...place,
    ...house,
    ...bound,
    controllerSn: text({ readOnly: true }),
    deviceTypeStr: text({ readOnly: true }),
    online: enumeration([1, 0], {
      readOnly: true,
      aliases: ['deviceOnlineStatus'],
      tones: { 1: 'success', 0: 'neutral' },
      codeAliases: { online: 1, offline: 0 },
    }),
    createDate: date({ readOnly: true }),
    cusUserId: text({ readOnly: true, internal: true }),
    groupId: reference('hems/group', { readOnly: true, internal: true }),
  },
  list: {
    columns: [
      { field: 'stationId', width: 112 },
      { field: 'name', width: 184 },
      'online',
      { field: 'cusUserEmail', width: 216 },
      { field: 'countryCode', width: 120 },
      { field: 'postalCode', width: 104 },
      { field: 'region', hidden: true },
      { field: 'city', width: 136 },
      { field: 'marketAreaId', width: 136 },
      { field: 'houseType', hidden: true },
      { field: 'controllerSn', hidden: true },
      { field: 'deviceTypeStr', width: 232 },
      { field: 'installerId', width: 184 },
      'createDate',
    ],
    search: { param: 'keyword', in: ['stationId', 'name', 'cusUserEmail'] },
    filters: [
      'countryCode',
      'online',
      'marketAreaId',
      'installerId',
      'stationId',
      'name',
      'cusUserEmail',
      'postalCode',
      'controllerSn',
      range('createDate', { params: ['beginDate', 'endDate'] }),
      'groupId',
    ],
  },
  form: [
    section('basic', names(own)),
    section('address', names(address)),
    section('house', names(house)),
    section('bound', names(bound)),
  ],
  actions: {
    bindInstaller: {
      on: ['row', 'bulk'],
      call: 'POST bindInstaller',
      visible: { installerId: { empty: true } },
      form: { installerId: reference('hems/installer', { required: true }) },
    },
    unbindInstaller: {
      on: ['row', 'bulk'],
      call: 'POST unbindInstaller',
      visible: { installerId: { empty: false } },
      sendFields: ['installerId'],
      confirm: true,
      danger: true,
    },
    bindLeads: {
      on: 'row',
      call: 'POST bindLeads',
      visible: { leadId: { empty: true } },
      form: { leadId: reference('hems/lead', { required: true }) },
    },
    unbindLeads: {
      on: 'row',
      call: 'POST unbindLeads',
      visible: { leadId: { empty: false } },
      sendFields: ['leadId'],
      confirm: true,
      danger: true,
    },
    /** Into and out of the groups of the group selector. */
    group: { on: ['row', 'bulk'] },
    /** Those that wait for a controller. */
    freeHomes: { on: 'page', permission: false, lists: 'hems/free-home' },
  },
});
export type Home = RecordOf<typeof home>;
