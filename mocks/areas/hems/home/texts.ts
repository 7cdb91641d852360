import type { Text } from '../../../core/texts';

/** What the calls of homes refuse with. */
export const hemsTexts = {
  stationUnknown: { en: 'The home does not exist or was deleted.', zh: '家庭不存在或已被删除' },
  postalCodeUnknown: { en: 'No town is known for this post code.', zh: '未找到该邮政编码对应的地区' },
  installerBound: { en: 'The home has an installer already.', zh: '该家庭已绑定安装商' },
  installerNotBound: { en: 'The home is not bound to this installer any more.', zh: '该家庭未绑定此安装商' },
  leadBound: { en: 'The home or the lead is bound already.', zh: '该家庭或线索已被绑定' },
  leadNotBound: { en: 'The home is not bound to this lead any more.', zh: '该家庭未绑定此线索' },
  groupNameTaken: { en: 'There is a group with this name already.', zh: '分组名称已存在' },
  dateMissing: { en: 'Please select date', zh: '请选择日期' },
  dateInvalid: { en: 'The date is not valid.', zh: '日期格式不正确' },
  datesBackwards: { en: 'The start date is after the end date.', zh: '开始日期不能晚于结束日期' },
  dateFuture: { en: 'Dates in the future cannot be chosen.', zh: '不能选择未来日期' },
  dateAfterTomorrow: { en: 'Dates after tomorrow cannot be chosen.', zh: '不能选择明天之后的日期' },
  dateTooOld: { en: 'Only the last %{months} months can be chosen.', zh: '只能选择最近 %{months} 个月内的日期' },
  valueFormat: { en: 'The values are energy (1) or percentages (2).', zh: '数值格式只能为电量（1）或百分比（2）' },
  spanTooLong: { en: 'The time span cannot exceed %{months} months', zh: '时间跨度不能超过%{months}个月' },
  tariffMissing: { en: 'Please select a tariff', zh: '请选择电价产品' },
  tariffUnknown: { en: 'The tariff does not exist any more.', zh: '电价产品不存在' },
  priceUnit: { en: 'Prices are in c/kWh or EUR/MWh.', zh: '电价单位只能为 c/kWh 或 EUR/MWh' },
  collectionUnknown: { en: 'There is no such delivery day to collect.', zh: '没有该交割日的采集记录' },
  collecting: { en: 'These prices are being collected already.', zh: '该电价正在采集中' },
} as const satisfies Record<string, Text>;
