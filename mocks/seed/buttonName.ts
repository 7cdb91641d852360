import type { Resource } from '@/schema';
import type { Labels } from '../core/context';
import type { Locale } from '../core/texts';

/** Names of buttons by permission code; an unknown code is its own name. */
const NAMES: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  create: ['Create', '新增'],
  edit: ['Edit', '编辑'],
  delete: ['Delete', '删除'],
  export: ['Export', '导出'],
  import: ['Import', '导入'],
  enable: ['Enable', '启用'],
  disable: ['Disable', '停用'],
  unlock: ['Unlock', '解锁'],
  resetPwd: ['Reset password', '重置密码'],
  assign: ['Assign application', '分配应用'],
  unassign: ['Unassign application', '取消分配'],
  viewAs: ['Preview as role', '角色预览'],
  publish: ['Publish', '发布'],
  download: ['Download', '下载'],
  submit: ['Submit', '提交'],
  approve: ['Approve', '通过'],
  reject: ['Reject', '驳回'],
  withdraw: ['Withdraw', '撤回'],
  reserve: ['Reserve a version', '预约版本'],
  cancel: ['Cancel', '取消'],
};

/** A button's names, in both languages: the standard ones, else what the resource itself calls the action. */
export function buttonName(
  code: string,
  resource: Resource | undefined,
  labels: Labels,
): { name: string; nameEn: string } {
  const key = Object.entries(resource?.actions ?? {}).find(([own, action]) => (action.permission ?? own) === code)?.[0];
  const own = (locale: Locale) =>
    labels.text(['resources', resource?.name ?? '', 'actions', key ?? code, 'label'], locale);
  const field = Object.entries(resource?.fields ?? {}).find(
    ([, { options }]) => options.permission?.see === code || options.permission?.change === code,
  );
  if (field && resource && key === undefined) {
    const see = field[1].options.permission?.see === code;
    const label = (locale: Locale) => labels.field(resource.name, field[0], locale) ?? field[0];
    return { nameEn: `${see ? 'See' : 'Change'}: ${label('en')}`, name: `${see ? '查看' : '修改'}：${label('zh')}` };
  }
  const words = code
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());
  const [nameEn, name] = NAMES[code] ?? [own('en') ?? words, own('zh') ?? words];
  return { name, nameEn };
}
