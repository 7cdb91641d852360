import type { Text } from '../../core/texts';

export const contractTexts = {
  hasPrice: {
    en: 'This station has prices already. Reserve a change instead.',
    zh: '该场站已有电价，请改为预约修改。',
  },
  contractEnds: {
    en: 'The contract of this station ends on %{day}, before the version takes effect.',
    zh: '该场站合同将于 %{day} 到期，早于版本生效日期。',
  },
} as const satisfies Record<string, Text>;
