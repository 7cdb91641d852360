import type { Text } from '../../core/texts';

/** What the calls of homes refuse with. */
export const hemsTexts = {
  stationUnknown: { en: 'The home does not exist or was deleted.', zh: '家庭不存在或已被删除' },
  postalCodeUnknown: { en: 'No town is known for this post code.', zh: '未找到该邮政编码对应的地区' },
  installerBound: { en: 'The home has an installer already.', zh: '该家庭已绑定安装商' },
  installerNotBound: { en: 'The home is not bound to this installer any more.', zh: '该家庭未绑定此安装商' },
  leadBound: { en: 'The home or the lead is bound already.', zh: '该家庭或线索已被绑定' },
  leadNotBound: { en: 'The home is not bound to this lead any more.', zh: '该家庭未绑定此线索' },
  groupNameTaken: { en: 'There is a group with this name already.', zh: '分组名称已存在' },
} as const satisfies Record<string, Text>;
