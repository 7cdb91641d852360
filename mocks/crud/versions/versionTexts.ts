import type { Text } from '../../core/texts';

export const versionTexts = {
  reservedAlready: { en: 'A version is reserved already. Edit or cancel it.', zh: '已存在预约版本，请编辑或取消该预约。' },
  noneReserved: { en: 'Nothing is reserved any more.', zh: '预约版本已不存在。' },
  begins: { en: 'A version begins on the first day of a month, from %{month} on.', zh: '版本须从 %{month} 起的某月1日开始生效。' },
} as const satisfies Record<string, Text>;
