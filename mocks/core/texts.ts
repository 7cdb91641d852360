/** A text in both languages; `%{name}` is filled in. */
export interface Text {
  readonly en: string;
  readonly zh: string;
}

export type Locale = keyof Text;

/** What the backend says, by key. A refusal carries one of these as its `msg`. */
export const texts = {
  success: { en: 'success', zh: '成功' },
  unauthorized: { en: 'Please authorize this website!', zh: '请对该网站进行授权!' },
  permissionChanged: {
    en: 'The platform permission has been modified. Please log in again!',
    zh: '平台权限已变更，请重新登录！',
  },
  forbidden: { en: 'No permission', zh: '暂无权限' },
  unknownCall: { en: 'There is no such call.', zh: '接口不存在' },
  badBody: { en: 'The request body is not valid JSON.', zh: '请求体不是有效的 JSON' },
  bodyTooLarge: { en: 'More was sent than the %{max} that are taken.', zh: '发送内容超过上限 %{max}' },
  tooMuchAtOnce: {
    en: 'Too many uploads are on their way. Please try again in %{seconds} s.',
    zh: '同时上传的文件过多，请在 %{seconds} 秒后重试',
  },
  tooManyAttempts: {
    en: 'Too many failed attempts. Please try again in %{seconds} s.',
    zh: '失败次数过多，请在 %{seconds} 秒后重试',
  },
  stillSumming: {
    en: 'These figures are still being summed. Please ask again in %{seconds} s.',
    zh: '数据正在汇总，请在 %{seconds} 秒后重试',
  },
  failed: { en: 'Server request error, contact the administrator', zh: '服务器请求错误，请联系管理员' },
  invalid: { en: 'Some values are not accepted.', zh: '部分数据不符合要求' },
  notFound: { en: 'The record does not exist or was deleted.', zh: '记录不存在或已被删除' },
  inUse: { en: 'The record is in use by other records.', zh: '该记录正在被其他数据使用' },
  inUseBy: { en: 'The record is in use: %{users}', zh: '该记录正在被使用：%{users}' },
  notNow: { en: 'This is not possible in the present state.', zh: '当前状态不允许此操作' },
  captchaWrong: { en: 'The verification code is wrong or has expired.', zh: '验证码错误或已过期' },
  sealBroken: { en: 'The password could not be read. Please try again.', zh: '密码解析失败，请重试' },
  signInWrong: { en: 'The account or the password is wrong.', zh: '账号或密码错误' },
  accountDisabled: {
    en: 'This account is disabled. Please contact the administrator.',
    zh: '账号已停用，请联系管理员',
  },
  accountLocked: {
    en: 'This account is locked after repeated failures. Please try again later.',
    zh: '账号因多次登录失败已锁定，请稍后再试',
  },
  tenantLocked: {
    en: 'This tenant is locked. Please contact the platform administrator.',
    zh: '租户已锁定，请联系平台管理员',
  },
  ssoWrong: { en: 'The sign-on token is not valid.', zh: '单点登录令牌无效' },
  oldPasswordWrong: { en: 'The old password is wrong.', zh: '原密码错误' },
  samePassword: { en: 'The new password must differ from the old one.', zh: '新密码不能与原密码相同' },
  confirmDiffers: { en: 'It does not match the entered new password!', zh: '与新密码不一致！' },
  roleBound: { en: 'cannot delete a role bound to a user', zh: '角色已绑定用户，不能删除' },
  roleBuiltIn: { en: 'A built-in role cannot be changed.', zh: '内置角色不可修改' },
  roleTooWide: {
    en: 'A role can only grant applications and menus that your tenant has.',
    zh: '角色只能授予本租户已有的应用和菜单',
  },
  orgBelowItself: {
    en: 'The superior organization cannot be the organization itself or one below it.',
    zh: '上级组织不能是自身或其下级组织',
  },
  orgRoot: { en: 'The root organization cannot be deleted.', zh: '根组织不能删除' },
  orgRootParent: { en: 'Please select the superior organization', zh: '请选择上级组织' },
  orgHasUsers: { en: 'There are users in this organization or below it.', zh: '该组织或其下级组织存在用户' },
  notYourself: { en: 'You cannot disable your own account.', zh: '不能停用当前登录账号' },
  notPrimary: { en: 'The primary account of a tenant cannot be disabled.', zh: '租户主账号不能停用' },
  menuHasChildren: { en: 'Delete the menus below it first.', zh: '请先删除下级菜单' },
  menuBelowItself: {
    en: 'The parent cannot be the menu itself or one below it.',
    zh: '上级菜单不能是自身或其下级菜单',
  },
  menuParentOther: { en: 'The parent belongs to another application.', zh: '上级菜单属于其他应用' },
  menuParentButton: { en: 'A button cannot have menus below it.', zh: '按钮下不能添加菜单' },
  tenantInactive: { en: 'The tenant is not active.', zh: '租户未激活' },
  productLast: { en: 'Please select an application of the tenant.', zh: '请选择该租户的应用' },
  fileMissing: { en: 'Please choose a file.', zh: '请选择文件' },
  fileTooLarge: { en: 'The size of the uploaded file cannot exceed %{max} M!', zh: '上传文件大小不能超过 %{max} M！' },
  uploadsFull: { en: 'The files of your tenant take all of their %{max} M.', zh: '租户的文件已占满 %{max} M 空间' },
  fileRefused: { en: 'Files of this format are not accepted.', zh: '不支持该文件格式' },
  rangeTooLong: { en: 'The range cannot be longer than %{span}.', zh: '查询范围不能超过 %{span}' },
  fieldRequired: { en: 'This field is required.', zh: '此项为必填项' },
  fieldTaken: { en: 'This value is already in use.', zh: '该值已被使用' },
  fieldUnknown: { en: 'What was chosen does not exist any more.', zh: '所选数据已不存在' },
  fieldInvalid: { en: 'This value is not accepted (%{rule}).', zh: '该值不符合要求（%{rule}）' },
} as const satisfies Record<string, Text>;

export type TextKey = keyof typeof texts;

/** One of the texts, or an area's own, in a language, with its `%{…}` filled. */
export function say(
  text: TextKey | Text,
  locale: Locale,
  args: Readonly<Record<string, string | number>> = {},
): string {
  return (typeof text === 'string' ? texts[text] : text)[locale].replace(/%\{(\w+)\}/g, (_, name: string) =>
    String(args[name] ?? ''),
  );
}
