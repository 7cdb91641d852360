const DETAIL = [
  'houseTypeEnum',
  'heatingSourceEnum',
  'residenceDayEnum',
  'gridConnectionEnum',
  'leadsStatusEnum',
  'leadsSourceEnum',
  'interestEnum',
  'inspectionResultEnum',
] as const;
const TYPES = [
  'tariffTypeEnum',
  'priceTypeEnum',
  'directionEnum',
  'bannerPositionEnum',
  'linkTypeEnum',
  'snTypeEnum',
] as const;

// covers H-137
/**
 * Codes the cloud has besides, of homes, leads and inspections (proposed fields J): `enumeration(HOUSE_TYPES,
 * moreDetail('houseTypeEnum'))`.
 */
export const moreDetail = (at: (typeof DETAIL)[number]) =>
  ({ adds: { call: 'POST /iems-goeu-web/web/common/detailEnumBox', fixed: { names: DETAIL }, at } }) as const;

// covers H-298
/** The same of the market and the back office. All names are asked at once: one answer serves every field. */
export const moreTypes = (at: (typeof TYPES)[number]) =>
  ({ adds: { call: 'POST /iems-goeu-web/web/common/typeBox', fixed: { names: TYPES }, at } }) as const;
