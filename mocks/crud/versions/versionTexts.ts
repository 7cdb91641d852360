import type { Text } from '../../core/texts';

export const versionTexts = {
  reservedAlready: {
    en: 'A version is reserved already. Edit or cancel it.',
    zh: '已存在预约版本，请编辑或取消该预约。',
  },
  noneReserved: { en: 'Nothing is reserved any more.', zh: '预约版本已不存在。' },
  begins: {
    en: 'A version begins on the first day of a month, from %{month} on.',
    zh: '版本须从 %{month} 起的某月1日开始生效。',
  },
  tooLate: {
    en: 'The reserved version takes effect in less than 15 minutes and can no longer be changed.',
    zh: '预约版本将在 15 分钟内生效，不能再修改。',
  },
  billed: {
    en: 'The bill of %{billed} is closed. A version begins on the first day of a month, from %{month} on.',
    zh: '%{billed} 账单已结，版本须从 %{month} 起的某月1日开始生效。',
  },
} as const satisfies Record<string, Text>;
