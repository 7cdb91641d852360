import type { Text } from '../../../core/texts';

/** What the calls of the back office refuse with. */
export const backTexts = {
  statusBackwards: {
    en: 'A lead only moves forward; one that was lost is contacted first.',
    zh: '线索只能向前推进；已流失的线索须先重新联系',
  },
  controllerTaken: { en: 'The controller belongs to another lead or home.', zh: '该控制器已属于其他线索或家庭' },
  notBound: { en: 'It is not bound any more.', zh: '该绑定已不存在' },
  notAuthor: { en: 'Only who wrote a note changes or deletes it.', zh: '仅记录人可以修改或删除备注' },
  tooManyTop: { en: 'There are %{max} top brands already.', zh: '置顶品牌已达 %{max} 个' },
  capabilityTaken: {
    en: 'This brand, device type and connection type has a record already.',
    zh: '该品牌、设备类型与连接方式已有记录',
  },
  endPassed: { en: 'Its end has passed.', zh: '结束时间已过' },
  productsPublished: { en: 'Products of this area are published.', zh: '该区域仍有已发布的产品' },
  noAreaPublished: { en: 'None of its market areas is published.', zh: '其市场区域均未发布' },
  retailerUnpublished: { en: 'Its retailer is not published.', zh: '其售电商未发布' },
  snTaken: { en: 'The serial number %{sn} exists already.', zh: '序列号 %{sn} 已存在' },
  snHasLower: { en: 'Take it back from the level below first.', zh: '请先收回下级分配' },
  snActive: { en: 'A serial number that is active stays where it is.', zh: '已激活的序列号不能收回' },
  versionTaken: { en: 'There is a package of this version for the model already.', zh: '该型号已有此版本的升级包' },
  fileFixed: { en: 'The file cannot change after the first upgrade.', zh: '首次升级后不能更换升级包文件' },
  upgradeRuns: { en: 'An upgrade with this package is running.', zh: '该升级包正在升级中' },
  versionNotHigher: {
    en: 'The version installed is not lower than that of the package.',
    zh: '当前版本不低于升级包版本',
  },
  versionTooLow: {
    en: 'The version installed is below the lowest this package upgrades from.',
    zh: '当前版本低于升级包要求的最低版本',
  },
  offline: { en: 'It is offline.', zh: '设备离线' },
  installerBound: { en: 'It has an installer already.', zh: '已绑定安装商' },
  organizationUsed: {
    en: 'Users, homes or serial numbers belong to this organization.',
    zh: '该组织下仍有用户、家庭或序列号',
  },
  otherCountry: { en: 'The home is in another country.', zh: '家庭不在同一国家' },
  notOneself: { en: 'You cannot delete your own account.', zh: '不能删除当前登录账号' },
  deviceTaken: { en: 'The device %{sn} is connected elsewhere.', zh: '设备 %{sn} 已在其他位置接入' },
  nameTaken: { en: 'Two devices of a home cannot have one name.', zh: '同一家庭内设备名称不能重复' },
} as const satisfies Record<string, Text>;
