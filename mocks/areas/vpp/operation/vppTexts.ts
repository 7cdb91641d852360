import type { Text } from '../../../core/texts';

export const vppTexts = {
  beyondAbility: {
    en: '%{name}: %{power} kW is more than the %{most} kW it can adjust.',
    zh: '%{name}：%{power} kW 超过其可调功率 %{most} kW。',
  },
  nothingToSend: { en: 'No resource has a share of this order.', zh: '该指令没有分解到任何资源。' },
  lockedBeyond: { en: 'Locked rows exceed the target by %{power} kW.', zh: '锁定行超出目标功率 %{power} kW。' },
  inOrder: {
    en: 'It is part of order %{order}, which is sent or executing.',
    zh: '该资源正参与已下发或执行中的指令 %{order}。',
  },
  noEnabled: { en: 'None of its resources is enabled.', zh: '该机组没有已启用的资源。' },
  underReview: { en: 'A registration of this object is under review already.', zh: '该对象已有审核中的注册申报。' },
} as const satisfies Record<string, Text>;
