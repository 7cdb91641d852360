/** How the energy cloud is spoken to (spec 01 §2, §7), unless a console says otherwise. */
export const wire = {
  platformPrefix: '/api/vpp',
  homePrefix: '/api/hems',
  homeService: '/iems-goeu-web',
  productHeader: { name: 'product', value: 'hems-vpp' },
  entryToken: 'iemsToken',
  tokenSource: 'iems-cloud',
};
