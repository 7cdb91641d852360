/**
 * To whom serial numbers are given, from above to below: each needs the one above it, and is taken back after the one
 * below.
 */
export const snTargets = [
  {
    name: 'hems/sn-tenant',
    path: 'sn/distribution',
    list: 'tenantList',
    collection: 'account/tenant',
    wire: 'tenantId',
    upper: [],
    lower: ['organizationId', 'installerId'],
  },
  {
    name: 'hems/sn-organization',
    path: 'sn/distributionOrganization',
    list: 'organizationList',
    collection: 'hems/tenant-organization',
    wire: 'organizationId',
    upper: ['tenantId'],
    lower: ['installerId'],
  },
  {
    name: 'hems/sn-installer',
    path: 'sn/distributionInstaller',
    list: 'installerList',
    collection: 'hems/installer',
    wire: 'installerId',
    upper: ['tenantId'],
    lower: [],
  },
] as const satisfies readonly {
  readonly name: string;
  readonly path: string;
  readonly list: string;
  readonly collection: string;
  readonly wire: string;
  readonly upper: readonly string[];
  readonly lower: readonly string[];
}[];
