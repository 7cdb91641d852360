import {
  boolean,
  codes,
  computed,
  country,
  date,
  defineResource,
  enumeration,
  number,
  reference,
  referenceMany,
  rules,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../services';
import { FIELD_RULES, cloudTable } from '../parts/cloudTable';
import { GRID_CONNECTIONS, HEATING_SOURCES, HOUSE_TYPES } from '../parts/house';
import { INTERESTS, interestWords, SOURCES } from '../parts/interest';
import { moreDetail } from '../parts/moreCodes';
import { regionAndCity } from '../parts/places';
import { tariffUsage } from '../parts/tariffUsage';

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const LOST = { status: 'lost' } as const;
const bound = (field: 'installerId' | 'sysUserId' | 'controllerSns' | 'cusUserIds') => ({ [field]: { empty: false } });
const unbind = { on: 'row', confirm: true, danger: true } as const;

// covers HE-329, HE-331, HS-041, H-117, H-133, H-134, H-135, H-136
/** Somebody who may become a customer (spec 02 §3, §4, §7). No delete call is given. */
export const lead = defineResource({
  name: 'hems/lead',
  api: hems('leads', {
    page: 'POST page',
    options: 'POST list',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST update',
    rules: FIELD_RULES,
  }),
  recordTitle: 'title',
  fields: {
    title: computed(({ customerName, leadNo }) => [words(customerName), words(leadNo)].filter(Boolean).join(' · '), {
      internal: true,
    }),
    leadNo: text({ readOnly: true, max: 32 }),
    customerName: text({ required: true, max: 60 }),
    email: text({ required: true, rule: rules.email }),
    phone: text({ rule: rules.phone }),
    countryCode: country({ required: true }),
    postalCode: text({ required: true, max: 12 }),
    houseNumber: text({ max: 12 }),
    address: text({ max: 255 }),
    ...regionAndCity,
    source: enumeration(SOURCES, { ...moreDetail('leadsSourceEnum'), required: true }),
    interests: codes(INTERESTS, { ...interestWords, ...moreDetail('interestEnum'), max: 6 }),
    houseType: enumeration(HOUSE_TYPES, moreDetail('houseTypeEnum')),
    heatingSource: enumeration(HEATING_SOURCES, moreDetail('heatingSourceEnum')),
    gridConnection: enumeration(GRID_CONNECTIONS, moreDetail('gridConnectionEnum')),
    ownership: enumeration(['owner', 'rented', 'association']),
    housePeople: number({ min: 0, max: 99 }),
    smartMeter: boolean(),
    status: enumeration(['new', 'contacted', 'qualified', 'quoted', 'won', 'lost'], {
      ...moreDetail('leadsStatusEnum'),
      required: true,
      default: 'new',
      tones: {
        new: 'info',
        contacted: 'info',
        qualified: 'warning',
        quoted: 'warning',
        won: 'success',
        lost: 'neutral',
      },
    }),
    priority: enumeration(['high', 'medium', 'low'], { tones: { high: 'error', medium: 'warning', low: 'neutral' } }),
    nextContactDate: date({ future: true }),
    lostReason: text({ max: 255 }),
    privacyConsent: boolean({ required: true }),
    tenantId: reference('account/tenant'),
    organizationId: reference('hems/tenant-organization', { within: 'tenantId' }),
    installerId: reference('hems/installer', { readOnly: true }),
    controllerSns: referenceMany('hems/controller-choice', { readOnly: true }),
    sysUserId: reference('hems/system-user', { readOnly: true }),
    cusUserIds: referenceMany('hems/lead-customer', { readOnly: true }),
    stationId: reference('hems/home', { readOnly: true, textFrom: 'stationName' }),
    remark: text({ multiline: true, max: 500 }),
  },
  list: {
    columns: [
      { field: 'leadNo', width: 120 },
      'customerName',
      'status',
      'priority',
      { field: 'email', width: 208 },
      { field: 'phone', hidden: true },
      'countryCode',
      'postalCode',
      { field: 'source', hidden: true },
      'interests',
      'nextContactDate',
      { field: 'tenantId', hidden: true },
      { field: 'organizationId', hidden: true },
      'installerId',
      { field: 'controllerSns', hidden: true },
      'sysUserId',
      { field: 'cusUserIds', hidden: true },
    ],
    filters: [
      'leadNo',
      'customerName',
      'email',
      'phone',
      'countryCode',
      'source',
      'interests',
      'status',
      'priority',
      { field: 'nextContactDate', as: 'range', params: ['beginDate', 'endDate'], future: true },
      'tenantId',
      'organizationId',
      'installerId',
      'sysUserId',
    ],
    search: 'customerName',
    table: cloudTable('leads', ['customerName', 'email']),
  },
  form: [
    section('contact', ['customerName', 'email', 'phone', 'privacyConsent']),
    section('address', ['countryCode', 'postalCode', 'houseNumber', 'address', 'region', 'city']),
    section('house', [
      'houseType',
      'ownership',
      'heatingSource',
      'gridConnection',
      'housePeople',
      'smartMeter',
      'interests',
    ]),
    section('sales', ['source', 'status', 'priority', 'nextContactDate', 'lostReason', 'remark']),
    section('distribution', ['tenantId', 'organizationId']),
  ],
  when: { lostReason: { visible: LOST, required: LOST } },
  related: {
    notes: { resource: 'hems/lead-note', by: { leadsId: 'id' }, menu: false },
    inspections: { resource: 'hems/device-inspection', by: { leadsId: 'id' }, without: ['leadsId'] },
    recommendations: { resource: 'hems/ai-recommendation', by: { leadsId: 'id' } },
  },
  actions: {
    bindInstaller: {
      on: ['row', 'bulk'],
      call: 'POST bindInstaller',
      visible: { installerId: { empty: true } },
      form: { installerId: reference('hems/installer', { required: true }) },
    },
    /** No call of its own is given: an empty installer unbinds. */
    unbindInstaller: {
      ...unbind,
      call: 'POST bindInstaller',
      permission: 'bindInstaller',
      send: { installerId: '' },
      visible: bound('installerId'),
    },
    bindController: {
      on: 'row',
      call: 'POST bindController',
      form: { deviceSn: reference('hems/controller-choice', { required: true }) },
    },
    unbindController: {
      on: 'row',
      call: 'POST unbindController',
      visible: bound('controllerSns'),
      danger: true,
      form: { deviceSn: reference('hems/controller-choice', { required: true }) },
    },
    bindSysUser: {
      on: ['row', 'bulk'],
      call: 'POST bindSysUser',
      visible: { sysUserId: { empty: true } },
      form: { sysUserId: reference('hems/system-user', { required: true }) },
    },
    unbindSysUser: { ...unbind, call: 'POST unbindSysUser', sendFields: ['sysUserId'], visible: bound('sysUserId') },
    bindCusUser: {
      on: 'row',
      call: 'POST bindCusUser',
      form: { cusUserId: reference('hems/lead-customer', { required: true }) },
    },
    unbindCusUser: {
      on: 'row',
      call: 'POST unbindCusUser',
      visible: bound('cusUserIds'),
      danger: true,
      form: { cusUserId: reference('hems/lead-customer', { required: true }) },
    },
    tariffUsage: {
      on: 'row',
      load: 'POST detailTariffUsage',
      call: { call: 'POST updateTariffUsage', idName: 'leadsId' },
      permission: 'updateTariffUsage',
      form: tariffUsage,
    },
    /** The devices of the lead beside those the controller has found. */
    mergeDevice: { on: 'row', visible: bound('controllerSns') },
  },
});
export type Lead = RecordOf<typeof lead>;
