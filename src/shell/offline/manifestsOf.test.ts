import { expect, it } from 'vitest';
import { manifestsOf } from './manifestsOf';

const brands = {
  brands: [
    {
      hosts: ['a.example'],
      appId: 'sun & wind',
      title: 'Sun',
      titleZh: '太阳',
      accent: { light: '#155fc4', dark: '#7cb2ff' },
    },
    {
      appId: 'b',
      title: 'B',
      titleZh: '乙',
      titles: { de: 'Be' },
      lang: 'zh',
      languages: ['zh', 'de'],
      icon: '/own/i.png',
    },
    { appId: 'c', install: false },
  ],
};

it('makes one a brand and language, with the pictures that there are', () => {
  const made = manifestsOf(brands, '/console/', (path) => path === '/own/icon-maskable.png');
  expect(made.map(({ path }) => path)).toEqual([
    '/apps/sun-wind.en.webmanifest',
    '/apps/b.zh.webmanifest',
    '/apps/b.de.webmanifest',
  ]);
  expect(made.map(({ text }) => JSON.parse(text) as object)).toMatchObject([
    { name: 'Sun', lang: 'en', start_url: '/console/', scope: '/console/', theme_color: '#155fc4' },
    {
      name: '乙',
      lang: 'zh-CN',
      icons: [
        { src: '/console/own/i.png', type: 'image/png', purpose: 'any' },
        { src: '/console/own/icon-maskable.png', sizes: '512x512', purpose: 'maskable' },
      ],
    },
    { name: 'Be', lang: 'de' },
  ]);
});
