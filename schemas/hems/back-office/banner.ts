import {
  countries,
  dateTime,
  defineResource,
  enumeration,
  image,
  number,
  optionsMany,
  reference,
  rules,
  section,
  text,
  type RecordOf,
} from '@/dsl';
import { hems } from '../../services';
import { HEMS_UPLOAD } from '../parts/hemsUpload';
import { moreTypes } from '../parts/moreCodes';

const to = (linkType: 'url' | 'brand' | 'product') => ({ visible: { linkType }, required: { linkType } }) as const;
const OPEN = { publishStatus: { in: [0, 2] } } as const;

// covers HE-335, HS-045, H-301
/** A picture that turns round in the app, to whom, where and when (spec 02 §4, §7). */
export const banner = defineResource({
  name: 'hems/banner',
  api: hems('banner', {
    page: 'POST list',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  recordTitle: 'title',
  fields: {
    title: text({ required: true, max: 60 }),
    imageUrl: image({ required: true, single: true, maxSize: 5, upload: HEMS_UPLOAD }),
    imageUrlEn: image({ single: true, maxSize: 5, upload: HEMS_UPLOAD }),
    position: enumeration(['home', 'device', 'tariff', 'discover'], {
      ...moreTypes('bannerPositionEnum'),
      required: true,
    }),
    linkType: enumeration(['none', 'url', 'brand', 'product'], {
      ...moreTypes('linkTypeEnum'),
      required: true,
      default: 'none',
    }),
    linkUrl: text({
      max: 255,
      rules: [rules.uri],
      samples: ['https://www.example.com/offer', 'https://www.example.com/news'],
    }),
    /** One id on the wire, of a brand or of a product. */
    linkBrandId: reference('hems/brand', { wire: 'linkId', textFrom: 'linkName' }),
    linkProductId: reference('hems/market-product', { wire: 'linkId', textFrom: 'linkName' }),
    brandIds: optionsMany('POST listFilterBrand'),
    countryCodes: countries({ call: 'GET /iems-goeu-web/web/market/promotionCountry', required: true }),
    clientOS: optionsMany('GET /iems-goeu-web/web/common/clientOS', {
      samples: ['iOS', 'Android', 'HarmonyOS', 'web'],
    }),
    startTime: dateTime({ required: true, future: true }),
    endTime: dateTime({ required: true, future: true }),
    sort: number({ required: true, min: 0, max: 999 }),
    publishStatus: enumeration([0, 1, 2], {
      readOnly: true,
      tones: { 0: 'neutral', 1: 'success', 2: 'warning' },
      codeAliases: { unpublished: 0, published: 1, expired: 2 },
    }),
  },
  list: {
    columns: [
      'title',
      'imageUrl',
      'position',
      'linkType',
      { field: 'brandIds', hidden: true },
      'countryCodes',
      'startTime',
      'endTime',
      'sort',
      'publishStatus',
    ],
    filters: ['title', 'position', 'countryCodes', 'publishStatus'],
    search: 'title',
  },
  form: [
    section('basic', ['title', 'imageUrl', 'imageUrlEn', 'position', 'sort']),
    section('link', ['linkType', 'linkUrl', 'linkBrandId', 'linkProductId']),
    section('audience', ['countryCodes', 'brandIds', 'clientOS']),
    section('time', ['startTime', 'endTime']),
  ],
  when: {
    linkUrl: to('url'),
    linkBrandId: to('brand'),
    linkProductId: to('product'),
    endTime: { valid: { endTime: { gt: { field: 'startTime' } } } },
  },
  standard: { edit: { visible: OPEN }, delete: { visible: OPEN } },
  actions: {
    publish: {
      on: 'row',
      call: 'POST publish',
      send: { publishStatus: 1 },
      visible: { publishStatus: 0 },
      enabled: { endTime: { gt: { now: true } } },
    },
    takeDown: {
      on: 'row',
      call: 'POST publish',
      permission: 'publish',
      send: { publishStatus: 0 },
      visible: { publishStatus: 1 },
      confirm: true,
      danger: true,
    },
    preview: { on: 'row', permission: false },
  },
});
export type Banner = RecordOf<typeof banner>;
