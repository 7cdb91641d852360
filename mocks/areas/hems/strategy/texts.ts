import type { Text } from '../../../core/texts';

/** What the calls of user detail refuse with. */
export const strategyTexts = {
  userUnknown: { en: 'The user does not exist or was deleted.', zh: '用户不存在或已注销' },
  dateInvalid: { en: 'The date is not valid.', zh: '日期格式不正确' },
  dateMissing: { en: 'Please select the date', zh: '请选择日期' },
  rangeTooLong: { en: 'A download covers at most 7 days.', zh: '下载时间跨度不能超过7天' },
  dateFuture: { en: 'Dates in the future cannot be chosen.', zh: '不能选择未来日期' },
  ruleUnknown: { en: 'One of the rules does not exist any more.', zh: '所选规则不存在' },
} as const satisfies Record<string, Text>;
