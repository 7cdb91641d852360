const ASCII = /^[ -~]*$/;

/**
 * Normalises a permission code: the part after the last ':' or '.', letters and digits only, lower case,
 * so that 'Config show', configShow and `home:user:config-show` are one (spec 01 §6).
 * Empty when nothing is left.
 *
 * @example permissionCode('home:user:config-show') // 'configshow'
 * @public
 */
export function permissionCode(text: string): string {
  const own = text.slice(Math.max(text.lastIndexOf(':'), text.lastIndexOf('.')) + 1).toLowerCase();
  // The classes of Unicode are slow to match; nearly every code is plain.
  return ASCII.test(own) ? own.replace(/[^a-z0-9]/g, '') : own.replace(/[^\p{L}\p{N}]/gu, '');
}
