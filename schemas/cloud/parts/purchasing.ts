import { enumeration, number, text } from '@/dsl';

// covers VS-053, V-388, V-389
/** How a station buys its electricity: account, meter and supplier (spec 03 §7, contract energy; proposed fields I). */
export const purchasing = {
  accountNumber: text({ required: true, max: 32 }),
  accountName: text({ required: true, max: 100 }),
  userCategory: enumeration(['largeIndustry', 'generalIndustry', 'residential', 'agriculture'], { required: true }),
  voltageLevel: enumeration(['below1kV', '10kV', '20kV', '35kV', '110kV', '220kV'], { required: true }),
  purchaseMode: enumeration(['agent', 'retail', 'direct'], { required: true }),
  supplier: text({ max: 100 }),
  transformerCapacity: number({ required: true, min: 0, max: 999_999_999, decimals: 2, unit: 'kVA' }),
  meterNo: text({ max: 32 }),
  ratio: number({ required: true, min: 1, max: 999_999_999 }),
  billingDay: number({ required: true, min: 1, max: 31 }),
};
