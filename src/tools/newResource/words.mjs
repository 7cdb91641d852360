/* Words for labels: what a field's name says in English, and the usual Chinese of the common ones. */

const CHINESE = {
  name: '名称', nameEn: '英文名称', code: '编码', type: '类型', status: '状态', state: '状态', remark: '备注', description: '描述',
  sort: '排序', email: '邮箱', phone: '电话', address: '地址', createTime: '创建时间', updateTime: '更新时间', createUser: '创建人',
  updateUser: '更新人', startTime: '开始时间', endTime: '结束时间', beginDate: '开始日期', endDate: '结束日期', power: '功率',
  capacity: '容量', price: '价格', amount: '金额', count: '数量', version: '版本', model: '型号', brand: '品牌', product: '产品',
  device: '设备', station: '场站', tenant: '租户', organization: '组织', user: '用户', role: '角色', url: '地址', image: '图片',
  file: '文件', enabled: '是否启用', level: '等级', serialNumber: '序列号', sn: '序列号', title: '标题', content: '内容',
};

/** 'createTime' as 'Create time'. */
export function english(name) {
  const words = name.replace(/Ids?$/, '').replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]+/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The usual Chinese word, or `undefined` when somebody has to translate it. */
export function chinese(name) {
  return CHINESE[name] ?? CHINESE[name.replace(/Ids?$/, '')];
}

/** 'iot/device-group' as 'deviceGroup', the name of the exported constant. */
export function camel(text) {
  return text.replace(/[-_/ ]+(.)/g, (_, letter) => letter.toUpperCase());
}

export function pascal(text) {
  const name = camel(text);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
