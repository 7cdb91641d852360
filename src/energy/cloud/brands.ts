/** What the energy cloud adds to brands: the one a host without its own gets, its kinds of accounts, its themes. */
export const brands = {
  usual: {
    appId: 'hems',
    variant: 'hems',
    title: 'HEMS Partner Portal',
    titleZh: '家庭能源管理合作伙伴平台',
    ssoCode: 'iems-cloud',
  },
  /** Accounts are e-mail addresses, or user names. */
  variants: ['hems', 'vpp'],
  accents: { vpp: { light: '#0a6b6b', dark: '#55cfc4' } },
};
