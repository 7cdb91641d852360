/** The configuration of the demonstration: one brand for every host, in all languages. */
export const demoBrands = () =>
  JSON.stringify(
    {
      brands: [
        {
          appId: 'demo',
          variant: 'vpp',
          title: 'Energy Cloud Console',
          titleZh: '能源云控制台',
          icon: '/brands/vpp/icon.svg',
          logo: '/brands/vpp/logo.svg',
          loginBackground: '/brands/vpp/background.svg',
          theme: 'vpp',
          lang: 'en',
          footer: { text: 'Demonstration · 演示' },
          languages: ['zh', 'en', 'de'],
          ssoCode: 'iems-cloud',
        },
      ],
    },
    null,
    2,
  );
