import { singular, wordsOf } from './names';

/** The usual Chinese of words that names are made of. */
const WORDS: Readonly<Record<string, string>> = {
  account: '账号', action: '操作', active: '有功', actual: '实际', address: '地址', age: '年龄', alarm: '告警', alias: '别名', amount: '金额',
  app: '应用', application: '应用', approval: '审批', area: '区域', attribute: '属性', author: '作者', average: '平均', balance: '余额',
  bank: '银行', base: '基础', battery: '电池', begin: '开始', bill: '账单', birthday: '生日', brand: '品牌', build: '构建', building: '楼宇',
  business: '业务', cabinet: '机柜', capacity: '容量', car: '车辆', card: '卡', category: '类别', cell: '电芯', channel: '通道', charge: '充电',
  charger: '充电桩', chinese: '中文', city: '城市', class: '类别', client: '客户端', cluster: '集群', code: '编码', collector: '采集器', color: '颜色',
  command: '指令', comment: '备注', commissioned: '投运', company: '公司', config: '配置', connected: '并网', consumption: '用电量', contact: '联系人',
  content: '内容', contract: '合同', control: '控制', controller: '控制器', cost: '成本', count: '数量', country: '国家', county: '区县', create: '创建',
  created: '创建', creator: '创建人', currency: '币种', current: '当前', customer: '客户', cycle: '周期', daily: '日', data: '数据', date: '日期',
  day: '日', default: '默认', delivery: '交付', department: '部门', depth: '深度', desc: '描述', description: '描述', detail: '详情', device: '设备',
  discharge: '放电', display: '显示', district: '区县', duration: '时长', duty: '值班', efficiency: '效率', email: '邮箱', enable: '是否启用',
  enabled: '是否启用', end: '结束', energy: '电量', english: '英文', equipment: '设备', error: '错误', event: '事件', expire: '到期', external: '外部',
  factory: '工厂', fault: '故障', fee: '费用', file: '文件', firmware: '固件', first: '首次', flag: '标志', flow: '流量', frequency: '频率', gateway: '网关',
  gender: '性别', generation: '发电量', grade: '等级', grid: '电网', group: '分组', hardware: '硬件', height: '高度', home: '家庭', hour: '小时', house: '房屋',
  icon: '图标', image: '图片', index: '序号', industry: '行业', info: '信息', input: '输入', install: '安装', installation: '安装', installed: '安装',
  installer: '安装商', inverter: '逆变器', ip: 'IP', item: '项目', job: '任务', key: '键', keyword: '关键字', kind: '种类', label: '标签', language: '语言',
  last: '最近', latitude: '纬度', length: '长度', level: '等级', limit: '限值', line: '线路', link: '链接', list: '列表', load: '负荷', local: '本地',
  location: '位置', log: '日志', login: '登录', logo: '标志', longitude: '经度', lower: '下限', mac: 'MAC', maintenance: '维护', manager: '负责人',
  manufacturer: '制造商', market: '市场', max: '最大', maximum: '最大', measure: '测量', member: '成员', memo: '备注', menu: '菜单', message: '消息', meter: '电表',
  method: '方式', min: '最小', minimum: '最小', minute: '分钟', mobile: '手机号', mode: '模式', model: '型号', module: '模块', money: '金额', month: '月份',
  monthly: '月', name: '名称', network: '网络', new: '新', nickname: '昵称', no: '编号', node: '节点', note: '备注', notice: '通知', number: '编号', old: '旧',
  online: '在线', open: '开启', operate: '操作', operation: '操作', operator: '操作员', option: '选项', order: '订单', org: '组织', organization: '组织',
  output: '输出', owner: '业主', package: '包', param: '参数', parameter: '参数', parent: '上级', part: '部件', partner: '伙伴', password: '密码', path: '路径',
  pay: '支付', payment: '支付', peak: '峰值', percent: '百分比', period: '周期', permission: '权限', person: '人员', phase: '相位', phone: '电话', photo: '照片',
  picture: '图片', plan: '计划', plant: '电站', platform: '平台', point: '点位', port: '端口', position: '位置', post: '岗位', postal: '邮政', power: '功率',
  precision: '精度', price: '价格', priority: '优先级', process: '流程', product: '产品', production: '生产', profit: '收益', project: '项目', property: '属性',
  protocol: '协议', provider: '供应商', province: '省份', publish: '发布', purchase: '采购', purpose: '用途', quality: '质量', quantity: '数量', rack: '机架',
  rank: '排名', rate: '费率', rated: '额定', ratio: '比例', read: '读取', reason: '原因', receive: '接收', record: '记录', region: '地区', register: '注册',
  remark: '备注', repair: '维修', report: '报告', request: '请求', resource: '资源', response: '响应', result: '结果', revenue: '收入', role: '角色', room: '房间',
  rule: '规则', sale: '销售', sales: '销售', scale: '比例', scene: '场景', scope: '范围', score: '评分', section: '分区', security: '安全', sensor: '传感器',
  sequence: '序列', serial: '序列', series: '系列', server: '服务器', service: '服务', sex: '性别', share: '份额', shop: '店铺', site: '场地', size: '大小',
  sn: '序列号', software: '软件', sort: '排序', source: '来源', spec: '规格', specification: '规格', speed: '速度', standard: '标准', start: '开始', state: '状态',
  station: '场站', status: '状态', step: '步骤', stock: '库存', storage: '存储', store: '门店', strategy: '策略', street: '街道', sub: '子', subject: '主题',
  supplier: '供应商', supply: '供应', support: '支持', switch: '开关', symbol: '符号', system: '系统', tag: '标签', target: '目标', tariff: '电价', task: '任务',
  tax: '税', team: '团队', telephone: '电话', temperature: '温度', template: '模板', tenant: '租户', term: '期限', test: '测试', text: '文本', threshold: '阈值',
  ticket: '工单', time: '时间', title: '标题', token: '令牌', topic: '主题', total: '总', trade: '交易', type: '类型', unit: '单位', update: '更新', updated: '更新',
  updater: '更新人', upper: '上限', url: '地址', usage: '用量', user: '用户', username: '用户名', valid: '有效', value: '值', vehicle: '车辆', vendor: '厂商',
  version: '版本', visible: '是否可见', voltage: '电压', volume: '体积', vpp: '虚拟电厂', warehouse: '仓库', warning: '预警', warranty: '质保', weather: '天气',
  website: '网站', week: '周', weight: '重量', width: '宽度', work: '工作', worker: '人员', year: '年份', zone: '区域', zip: '邮编', spare: '备用', inspection: '巡检', inspector: '巡检员', secret: '密钥', floor: '楼层', mail: '邮箱', photovoltaic: '光伏', pv: '光伏',
  substation: '变电站', feeder: '馈线', lat: '纬度', lon: '经度', lng: '经度', started: '开始', ended: '结束', cause: '原因', severity: '严重程度', affected: '受影响',
  metadata: '元数据', outage: '停电', material: '物料',
  panel: '组件', string: '组串', outdoor: '户外', stocktaking: '盘点', maker: '厂家', closed: '关闭', finished: '是否完成', movement: '变动', transformer: '变压器',
  rating: '评级', invoice: '发票', schedule: '计划', reading: '读数', connection: '连接', extra: '附加信息', guarantee: '质保', interval: '间隔', holiday: '假日',
};

/** Names whose words say something else together. */
const WHOLE: Readonly<Record<string, string>> = {
  'name en': '英文名称', 'english name': '英文名称', 'created at': '创建时间', 'updated at': '更新时间', 'create by': '创建人', 'update by': '更新人',
  'create user': '创建人', 'update user': '更新人', 'serial number': '序列号', 'serial no': '序列号', 'time zone': '时区', 'begin date': '开始日期',
  'postal code': '邮政编码', 'zip code': '邮政编码', 'country code': '国家', 'phone number': '电话', 'mobile phone': '手机号', 'order no': '订单号',
  'grid connected date': '并网日期', 'rated power': '额定功率', 'rated capacity': '额定容量', 'user name': '用户名', 'nick name': '昵称', 'id card': '身份证',
  'station name': '场站名称', 'max power': '最大功率', 'state of charge': '荷电状态', 'started at': '开始时间', 'ended at': '结束时间', 'charging session': '充电记录', active: '是否启用', activate: '启用', deactivate: '停用', retire: '退役', 'min power': '最小功率', 'data source': '数据来源', 'work order': '工单', 'energy storage': '储能',
};

const usual = (word: string): string | undefined => WORDS[word] ?? WORDS[singular(word)];

/** Words of states and kinds, which say something else of a code than of a field. */
const CODES: Readonly<Record<string, string>> = {
  available: '可用', driving: '行驶中',   accepted: '已接受', assigned: '已分配', passed: '通过', retired: '已退役', counted: '已盘点', planned: '已计划', maintenance: '维护中', archived: '已归档', active: '启用', all: '全部', approved: '已通过', canceled: '已取消', cancelled: '已取消', charging: '充电中', closed: '已关闭', commissioned: '已投运',
  completed: '已完成', confirmed: '已确认', deleted: '已删除', disabled: '停用', discharging: '放电中', done: '已完成', draft: '草稿', enabled: '启用', error: '错误',
  expired: '已过期', failed: '失败', fault: '故障', female: '女', finished: '已完成', high: '高', idle: '空闲', inactive: '停用', locked: '锁定', low: '低', male: '男',
  medium: '中', no: '否', none: '无', normal: '正常', off: '关闭', offline: '离线', on: '开启', online: '在线', open: '打开', other: '其他', paid: '已支付', paused: '已暂停',
  pending: '待处理', processing: '处理中', published: '已发布', rejected: '已驳回', running: '运行中', standby: '待机', stopped: '已停止', submitted: '已提交', success: '成功',
  timeout: '超时', unknown: '未知', unlocked: '未锁定', unpaid: '未支付', unpublished: '未发布', valid: '有效', invalid: '无效', waiting: '等待中', withdrawn: '已撤回', yes: '是',
};

/** Words of what is done, which say something else than of a field. */
const ACTIONS: Readonly<Record<string, string>> = {
  approve: '通过', archive: '归档', assign: '分配', bind: '绑定', cancel: '取消', clear: '清除', close: '关闭', complete: '完成', confirm: '确认', copy: '复制',
  disable: '停用', enable: '启用', export: '导出', finish: '完成', import: '导入', lock: '锁定', open: '打开', pause: '暂停', publish: '发布', reboot: '重启',
  refresh: '刷新', reject: '驳回', release: '释放', reset: '重置', restart: '重启', restore: '恢复', resume: '恢复', revoke: '撤销', send: '发送', start: '启动', stop: '停止',
  submit: '提交', sync: '同步', transfer: '转移', unbind: '解绑', unlock: '解锁', unpublish: '取消发布', upgrade: '升级', verify: '核验', withdraw: '撤回',
};

/** The usual Chinese of an action's name. */
export function chineseAction(name: string): string | undefined {
  const [verb = '', ...rest] = wordsOf(name);
  const done = ACTIONS[verb];
  const what = rest.length > 0 ? chinese(rest.join(' ')) : '';
  return done === undefined || what === undefined ? chinese(name) : done + what;
}

/** The usual Chinese of a code's word. */
export function chineseCode(word: string): string | undefined {
  return CODES[wordsOf(word).join(' ')] ?? chinese(word);
}

/** Chinese words of a name, as far as every word of it is known; `undefined` when somebody has to translate it. */
export function chinese(name: string): string | undefined {
  const words = wordsOf(name);
  const kept = words.length > 1 && /^ids?$/.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const whole = WHOLE[kept.join(' ')];
  if (whole) return whole;
  // the strength of a current, unless it is the present one of something
  if (kept.length > 1 && kept.at(-1) === 'current') {
    const before = chinese(kept.slice(0, -1).join(' '));
    return before && `${before}电流`;
  }
  const parts = kept[0] === 'is' && kept.length > 1 ? ['是否', ...kept.slice(1).map(usual)] : kept.map(usual);
  return parts.every((part) => part !== undefined) && parts.length > 0 ? parts.join('') : undefined;
}
