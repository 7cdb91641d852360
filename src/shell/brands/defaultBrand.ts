import { accents } from './accents';
import type { Brand } from './brand';

/** Home-energy blue: what a host without a brand, or without a readable `/brands.json`, gets. */
export const defaultBrand: Brand = {
  appId: 'hems',
  variant: 'hems',
  title: 'HEMS Partner Portal',
  titleZh: '家庭能源管理合作伙伴平台',
  icon: '/brands/blue/icon.svg',
  logo: '/brands/blue/logo.svg',
  loginBackground: '/brands/blue/background.svg',
  theme: 'blue',
  accent: accents.blue,
  lang: 'en',
  multilingual: import.meta.env.MODE === 'development',
  ssoCode: 'iems-cloud',
};
