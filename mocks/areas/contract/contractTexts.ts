import type { Text } from '../../core/texts';

export const contractTexts = {
  hasPrice: { en: 'This station has prices already. Reserve a change instead.', zh: '该场站已有电价，请改为预约修改。' },
  contractEnds: { en: 'The contract of this station ends on %{day}, before the version takes effect.', zh: '该场站合同将于 %{day} 到期，早于版本生效日期。' },
  tooLate: { en: 'The reserved version takes effect in less than 15 minutes and can no longer be changed.', zh: '预约版本将在 15 分钟内生效，不能再修改。' },
  billed: { en: 'The bill of %{month} is closed. A version cannot begin before %{day}.', zh: '%{month} 账单已结，版本生效日期不得早于 %{day}。' },
} as const satisfies Record<string, Text>;
