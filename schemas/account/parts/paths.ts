/** Where menus put the pages of accounts. */
export const paths: Readonly<Record<string, string>> = {
  'account/tenant': '/platform/tenant',
  'account/organization': '/platform/organization',
  'account/role': '/platform/role',
  'account/user': '/platform/user',
  'account/menu': '/platform/menu',
  'account/operation-log': '/platform/operationLog',
  'account/branding': '/platform/branding',
  'account/access': '/platform/access',
};
