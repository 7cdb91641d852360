export interface DictionaryEntry {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
}

const entry = (code: string, name: string, nameEn: string): DictionaryEntry => ({ code, name, nameEn });

/** The dictionaries of `dictdata/get`, by dictType. */
export const dictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  operationType: [
    entry('login', '登录', 'Login'),
    entry('logout', '退出', 'Logout'),
    entry('create', '新增', 'Create'),
    entry('edit', '修改', 'Edit'),
    entry('delete', '删除', 'Delete'),
    entry('import', '导入', 'Import'),
    entry('export', '导出', 'Export'),
    entry('authorize', '授权', 'Authorize'),
    entry('control', '控制', 'Control'),
    entry('other', '其他', 'Other'),
  ],
  result: [entry('1', '成功', 'Success'), entry('0', '失败', 'Failure')],
  userState: [entry('1', '启用', 'Enabled'), entry('0', '停用', 'Disabled'), entry('2', '锁定', 'Locked')],
  tenantState: [entry('0', '未激活', 'Not activated'), entry('1', '已激活', 'Active'), entry('2', '已锁定', 'Locked')],
  pvDeviceType: [
    entry('inverter', '逆变器', 'Inverter'),
    entry('meter', '电表', 'Meter'),
    entry('collector', '采集器', 'Collector'),
    entry('environment', '环境监测仪', 'Weather station'),
    entry('boxSubstation', '箱变', 'Box substation'),
    entry('combiner', '汇流箱', 'Combiner box'),
  ],
  abnormalType: [
    entry('offline', '离线', 'Offline'),
    entry('zeroPower', '零功率', 'No power'),
    entry('lowOutput', '低效', 'Low output'),
    entry('dispersion', '离散', 'Dispersion'),
    entry('dataMissing', '数据缺失', 'Data missing'),
  ],
  theme: [entry('blue', '蓝色', 'Blue'), entry('orange', '橙色', 'Orange')],
};
