/* Five people, and the pages each goes through again and again: administration, devices, homes with their figures. */

const list = (path) => ({ path, kind: 'list' });
const figures = (path) => ({ path, kind: 'figures' });
const form = (path) => ({ path, kind: 'form' });

const ADMINISTRATION = [
  list('/platform/user'),
  form('/platform/user/create'),
  list('/platform/role'),
  list('/platform/tenant'),
  list('/platform/operationLog'),
];
const COLLEAGUES = [list('/platform/user'), list('/platform/organization')];
const DEVICES = [
  list('/iotPlatform/device/device'),
  list('/iotPlatform/alarm/alarm'),
  form('/iotPlatform/alarm/rule/create'),
  list('/iotPlatform/product/product'),
  list('/iotPlatform/station'),
];
const HOMES = [
  list('/homeManagement/home'),
  figures('/homeManagement/home/homeDetail/dashboard?id=100001'),
  figures('/homeManagement/home/homeDetail/energyCost?id=100001'),
  list('/backOffice/lead'),
];
const FIGURES = [
  figures('/statistics/energy/pv'),
  list('/backOffice/lead'),
  figures('/homeManagement/home/homeDetail/energyUsage?id=100001'),
  list('/platform/operationLog'),
];

export const PEOPLE = [
  { name: 'administrator', account: 'platform_admin', pages: ADMINISTRATION },
  { name: 'colleague', account: 'tenant_admin', pages: COLLEAGUES },
  { name: 'engineer', account: 'platform_admin', pages: DEVICES },
  { name: 'adviser', account: 'platform_admin', pages: HOMES },
  { name: 'analyst', account: 'platform_admin', pages: FIGURES },
];
