import { dateTime, defineResource, enumeration, options, section, text, type RecordOf } from '@/dsl';
import { contractEnergy } from '../services';
import { usesPeriod, yearProblems } from './parts/coverage';
import { fee, price } from './parts/prices';
import { seasons } from './parts/seasons';

export const USER_CATEGORIES = ['largeIndustry', 'generalIndustry', 'residential', 'agriculture'] as const;
export const VOLTAGE_LEVELS = ['below1kV', '10kV', '20kV', '35kV', '110kV', '220kV'] as const;

/** Columns that are put away at first: with them a file of the list holds all that an import reads. */
const ON_WISH = [
  { field: 'seasons', hidden: true },
  { field: 'currency', hidden: true },
  { field: 'capacityPrice', hidden: true },
  { field: 'demandPrice', hidden: true },
] as const;

// covers V-362, V-363, V-364, V-365, V-366, V-367, V-368
/**
 * Prices of a year by month and time of day, to be copied to stations (spec 03 §7, contract energy; proposed fields I).
 */
export const priceTemplate = defineResource({
  name: 'contract/price-template',
  api: contractEnergy('electricityPrice/template', {
    page: 'POST list/page',
    options: 'POST list',
    detail: 'POST detail',
    create: 'POST create',
    edit: 'POST edit',
    delete: 'POST delete',
  }),
  fields: {
    name: text({ required: true, max: 60, unique: true }),
    area: options('POST type-box', {
      at: 'area',
      required: true,
      samples: ['CN-32', 'CN-44', 'CN-62', 'CN-33', 'NL', 'AT', 'DE'],
    }),
    userCategory: enumeration(USER_CATEGORIES, { required: true }),
    voltageLevel: enumeration(VOLTAGE_LEVELS, { required: true }),
    priceKind: enumeration(['single', 'twoPart'], { required: true, default: 'single' }),
    currency: enumeration(['CNY', 'EUR'], { required: true, default: 'CNY' }),
    seasons: seasons(),
    sharpPrice: price('sharpPrice'),
    peakPrice: price('peakPrice', true),
    flatPrice: price('flatPrice', true),
    valleyPrice: price('valleyPrice', true),
    deepValleyPrice: price('deepValleyPrice'),
    capacityPrice: fee('capacityPrice'),
    demandPrice: fee('demandPrice'),
    updateTime: dateTime({ readOnly: true }),
  },
  list: {
    columns: [
      'name',
      'area',
      'userCategory',
      'voltageLevel',
      'priceKind',
      'sharpPrice',
      'peakPrice',
      'flatPrice',
      'valleyPrice',
      'deepValleyPrice',
      ...ON_WISH,
      'updateTime',
    ],
    filters: ['name', 'area', 'userCategory', 'voltageLevel'],
  },
  when: {
    seasons: { valid: (values) => yearProblems(values.seasons ?? []).length === 0 },
    sharpPrice: { required: (values) => usesPeriod(values.seasons, 'sharp') },
    deepValleyPrice: { required: (values) => usesPeriod(values.seasons, 'deepValley') },
    capacityPrice: { visible: { priceKind: 'twoPart' } },
    demandPrice: { visible: { priceKind: 'twoPart' } },
  },
  form: [
    section('basic', ['name', 'area', 'userCategory', 'voltageLevel', 'priceKind', 'currency']),
    section('periods', ['seasons']),
    section('prices', [
      'sharpPrice',
      'peakPrice',
      'flatPrice',
      'valleyPrice',
      'deepValleyPrice',
      'capacityPrice',
      'demandPrice',
    ]),
  ],
  actions: {
    /** Gives stations these prices from a month on: as their first ones, or as a reserved version. */
    copyTo: { on: 'row' },
  },
  import: {},
});
export type PriceTemplate = RecordOf<typeof priceTemplate>;
