/** An id that a JavaScript number cannot hold; in JSON it stands as a number. */
export const BIG_ID = '1234567890123456789';

/**
 * A page of document 03 and what a cloud that knows only that document answers for it, in the words of the document.
 */
export interface CloudPage {
  /** In its menu's `component`. */
  readonly component: string;
  readonly list: string;
  /** A bare array instead of a page. */
  readonly whole?: true;
  readonly detail?: string;
  readonly save?: string;
  readonly record: Readonly<Record<string, unknown>>;
  /** Words of the record that list and detail show. */
  readonly shows: readonly string[];
  /** What a person changes in the form: its label, its property, and what is typed. */
  readonly change?: readonly [label: string, property: string, typed: string];
}

const iot = (path: string) => `/iot/v3/web/${path}`;
const smp = (path: string) => `/smp/v3/web/${path}`;
const order = (path: string) => `/iemscloud/workOrder/web/workOrder/${path}`;

const person = {
  name: 'Ann Licensor',
  company: 'Grid Works',
  isExternal: 1,
  roles: ['licensor'],
  stationIds: [BIG_ID],
  phone: '13800001111',
  status: '1',
};

const workOrder = {
  orderNo: 'WO-77',
  orderType: { code: 'repair', desc: 'Repair' },
  level: 'urgent',
  source: 'manual',
  stationId: BIG_ID,
  stationName: 'East plant',
  title: 'Broken fan',
  description: 'The fan stands still',
  planStart: '2026-05-01 08:00:00',
  planEnd: '2026-05-02 08:00:00',
  signer: BIG_ID,
  handler: BIG_ID,
  checker: BIG_ID,
  initiator: '1',
  status: 'pendingSign',
  overdue: 0,
};

/** Read in its own way: numbers as texts, codes with their words, totals as texts, fields nobody asked for. */
export const pages: readonly CloudPage[] = [
  {
    component: 'iot/brand',
    list: `GET ${iot('brand/page')}`,
    detail: `GET ${iot('brand/detail')}`,
    save: `POST ${iot('brand/edit')}`,
    record: { brand: 'Voltara', manufacturer: 'Voltara Oy' },
    shows: ['Voltara', 'Voltara Oy'],
    change: ['Manufacturer', 'manufacturer', 'Voltara AB'],
  },
  {
    component: 'iot/model',
    list: `GET ${iot('model/page')}`,
    detail: `GET ${iot('model/detail')}`,
    save: `POST ${iot('model/edit')}`,
    record: { model: 'V-100', brandId: BIG_ID, brandName: 'Voltara' },
    shows: ['V-100', 'Voltara'],
    change: ['Model', 'name', 'V-200'],
  },
  {
    component: 'iot/product-type',
    list: `GET ${iot('productType/page')}`,
    detail: `GET ${iot('productType/detail')}`,
    save: `POST ${iot('productType/edit')}`,
    record: {
      code: 'INV',
      name: 'Inverter',
      publishStatus: { code: 'published', desc: 'Published' },
      status: '1',
      versionNumber: '3',
      description: 'Turns direct current',
    },
    shows: ['Inverter', 'INV'],
    change: ['Description', 'description', 'Turns it round'],
  },
  {
    component: 'iot/property-standard',
    list: `GET ${iot('propertyStandard/page')}`,
    detail: `GET ${iot('propertyStandard/detail')}`,
    save: `POST ${iot('propertyStandard/edit')}`,
    record: {
      productTypeId: BIG_ID,
      productTypeName: 'Inverter',
      code: 'activePower',
      name: 'Active power',
      valueType: 'static',
      rwType: 'r',
      dataType: 'float',
      unit: 'kW',
      explanation: 'What it gives',
      sort: '3',
    },
    shows: ['Active power', 'activePower'],
    change: ['Explanation', 'explanation', 'What it feeds in'],
  },
  {
    component: 'iot/product-property',
    list: `GET ${iot('productProperty/page')}`,
    detail: `GET ${iot('productProperty/detail')}`,
    save: `POST ${iot('productProperty/edit')}`,
    record: {
      productId: BIG_ID,
      productName: 'Inverter V',
      code: 'serial',
      name: 'Serial number',
      valueType: 'static',
      rwType: 'r',
      dataType: 'string',
      unit: '-',
      explanation: 'On its plate',
    },
    shows: ['Serial number', 'serial'],
    change: ['Explanation', 'explanation', 'On its side'],
  },
  {
    component: 'iot/product-audit',
    list: `GET ${iot('product/auditRecord/page')}`,
    detail: `GET ${iot('product/auditRecord/detail')}`,
    record: {
      productId: BIG_ID,
      productName: 'Inverter V',
      changeType: 'edit',
      submitter: 'Sam Sender',
      submitTime: '2026-05-01 08:00:00',
      result: { code: 'pending', desc: 'Pending' },
    },
    shows: ['Sam Sender'],
  },
  {
    component: 'iot/product-property-audit',
    list: `GET ${iot('productProperty/auditRecord/page')}`,
    detail: `GET ${iot('productProperty/auditRecord/detail')}`,
    record: {
      productId: BIG_ID,
      productName: 'Inverter V',
      changeType: 'create',
      submitter: 'Paula Sender',
      submitTime: '2026-05-01 08:00:00',
      result: 'approved',
    },
    shows: ['Paula Sender'],
  },
  {
    component: 'iot/firmware',
    list: `GET ${iot('firmware/page')}`,
    detail: `GET ${iot('firmware/detail')}`,
    save: `POST ${iot('firmware/edit')}`,
    record: {
      versionNumber: 'v9.1',
      productId: BIG_ID,
      productName: 'Inverter V',
      packageFile: { fileId: '1', name: 'v9.bin', url: '/files/v9.bin' },
      description: 'Quieter fan',
    },
    shows: ['v9.1'],
    change: ['Description', 'description', 'Quiet fan'],
  },
  {
    component: 'iot/command',
    list: `GET ${iot('command/page')}`,
    record: {
      commandNo: 'C-5',
      deviceId: BIG_ID,
      deviceName: 'Meter 5',
      commandType: 'propertySet',
      attributeCode: 'limit',
      value: '80',
      status: { code: 'success', desc: 'Success' },
      sendTime: '2026-05-01 08:00:00',
    },
    shows: ['C-5', 'Meter 5'],
  },
  {
    component: 'iot/alarm-rule',
    list: `GET ${iot('alarmRule/page')}`,
    detail: `GET ${iot('alarmRule/detail')}`,
    save: `POST ${iot('alarmRule/edit')}`,
    record: {
      number: 'R-8',
      name: 'Silent meter',
      type: 'offline',
      level: BIG_ID,
      levelName: 'Urgent',
      severity: 'major',
      productId: BIG_ID,
      productName: 'Meter',
      offlineDuration: '30',
      status: '1',
    },
    shows: ['Silent meter', 'R-8'],
    change: ['Alarm rule name', 'name', 'Silent meters'],
  },
  {
    component: 'iot/alarm-grade',
    list: `GET ${iot('alarmGrade/list')}`,
    whole: true,
    detail: `GET ${iot('alarmGrade/detail')}`,
    save: `POST ${iot('alarmGrade/edit')}`,
    record: { name: 'Grave', level: '7', color: 'red', description: 'Get up' },
    shows: ['Grave'],
    change: ['Description', 'description', 'Run'],
  },
  {
    component: 'iot/alarm-notice-rule',
    list: `GET ${iot('alarmNoticeRule/page')}`,
    detail: `GET ${iot('alarmNoticeRule/detail')}`,
    save: `POST ${iot('alarmNoticeRule/edit')}`,
    record: {
      name: 'Night watch',
      status: 1,
      deviceIds: [BIG_ID],
      groupList: [{ level: BIG_ID, method: 'email', accounts: [BIG_ID] }],
    },
    shows: ['Night watch'],
    change: ['Notification configuration name', 'name', 'Day watch'],
  },
  {
    component: 'iot/alarm',
    list: `GET ${iot('alarm/page')}`,
    record: {
      time: '2026-05-01 08:00:00',
      name: 'Too warm',
      type: 'threshold',
      deviceName: 'Battery 2',
      level: BIG_ID,
      levelName: 'Urgent',
      status: 'active',
      duration: '90',
    },
    shows: ['Too warm'],
  },
  {
    component: 'iot/device-group',
    list: `GET ${iot('group/list')}`,
    whole: true,
    save: `POST ${iot('group/edit')}`,
    record: { groupName: 'All meters', deviceIds: [BIG_ID], deviceCount: '1', description: 'Of the house' },
    shows: ['All meters'],
    change: ['Description', 'description', 'Of the yard'],
  },
  {
    component: 'station/archive',
    list: `POST ${smp('stationInfrastructure/archives/page')}`,
    detail: `POST ${smp('stationInfrastructure/archives/detail')}`,
    save: `POST ${smp('stationInfrastructure/archives/update')}`,
    record: {
      projectName: 'East roof',
      projectCode: 'P-9',
      status: 'draft',
      stationId: BIG_ID,
      stationName: 'East plant',
      projectType: 'pv',
      owner: 'Owner Ltd',
      investment: '1200.50',
      capacity: '2 MW',
      area: 'East',
      address: '1 Roof Street',
    },
    shows: ['East roof', 'P-9'],
    change: ['Owner', 'owner', 'New Owner Ltd'],
  },
  {
    component: 'station/project-role',
    list: `POST ${smp('userRole/page')}`,
    record: {
      roleName: 'Roof manager',
      roleType: { code: 'manager', desc: 'Manager' },
      stationId: BIG_ID,
      stationName: 'East plant',
      userIds: [BIG_ID],
      enabled: '1',
    },
    shows: ['Roof manager'],
  },
  {
    component: 'station/address-book',
    list: `POST ${smp('userBook/page')}`,
    detail: `POST ${smp('userBook/detail')}`,
    save: `POST ${smp('userBook/update')}`,
    record: { name: 'Bo Caller', company: 'Calls Ltd', phone: '13800002222', stationIds: [BIG_ID] },
    shows: ['Bo Caller', 'Calls Ltd'],
    change: ['Company', 'company', 'Rings Ltd'],
  },
  {
    component: 'ticket/work-ticket-user',
    list: `POST ${smp('workTicketUser/page')}`,
    detail: `POST ${smp('workTicketUser/detail')}`,
    save: `POST ${smp('workTicketUser/update')}`,
    record: person,
    shows: ['Ann Licensor', 'Grid Works'],
    change: ['Company', 'company', 'Grid Works East'],
  },
  {
    component: 'ticket/integrated-user',
    list: 'POST /iemscloud/integrated/web/workTicketUser/page',
    detail: 'POST /iemscloud/integrated/web/workTicketUser/detail',
    save: 'POST /iemscloud/integrated/web/workTicketUser/update',
    record: person,
    shows: ['Ann Licensor', 'Grid Works'],
    change: ['Company', 'company', 'Grid Works West'],
  },
  {
    component: 'ticket/work-order',
    list: `POST ${order('page')}`,
    detail: `POST ${order('detail')}`,
    save: `POST ${order('edit')}`,
    record: workOrder,
    shows: ['Broken fan', 'WO-77'],
    change: ['Title', 'title', 'Broken fans'],
  },
  {
    component: 'ticket/work-order-initiated',
    list: `POST ${order('initiated')}`,
    detail: `POST ${order('detail')}`,
    record: workOrder,
    shows: ['WO-77'],
  },
  {
    component: 'ticket/work-order-filed',
    list: `POST ${order('filed/page')}`,
    detail: `POST ${order('detail')}`,
    record: { ...workOrder, status: 'filed' },
    shows: ['WO-77'],
  },
];
