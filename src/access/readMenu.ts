import { hasScheme } from './webLink';
import { asCode, asFlag, asObject, asText } from '@/api';
import { suffixCode } from '@/schema/internal';
import { permissionCode } from './permissionCode';

const NAMED = ['permission', 'perms', 'code', 'permissionCode', 'name'] as const;

/** Every text of a button, be it a text, a list of texts in one, or an object. */
function textsOf(button: unknown): string[] {
  const object = asObject(button);
  return (object ? NAMED.map((name) => asText(object[name])) : [asText(button)]).flatMap((text) => text.split(','));
}

/**
 * The normalised codes of `childButtonsPermission`: an array of texts or objects, a comma-separated text,
 * an object {code: true}, or null. What cannot be read grants nothing.
 */
function grantedCodes(value: unknown): string[] {
  const object = asObject(value);
  const texts = Array.isArray(value)
    ? value.flatMap(textsOf)
    : object
      ? Object.keys(object).filter((code) => asFlag(object[code]) === true)
      : textsOf(value);
  return texts.map(permissionCode).filter((code) => code !== '');
}

/** One node of the menu answer, read tolerantly (spec 01 §3 and §7, `menu/routers`). */
export interface MenuNode {
  /** `unknown`: a type that says neither menu nor directory. Buttons are never nodes of their own. */
  readonly kind: 'menu' | 'directory' | 'link' | 'unknown';
  readonly name: string;
  readonly nameEn: string;
  /** Names in more languages, by their codes. */
  readonly names?: Readonly<Record<string, string>>;
  readonly icon?: string;
  readonly path: string;
  readonly component: string;
  readonly visible: boolean;
  /** Without the buttons. */
  readonly children: readonly unknown[];
  /** Normalised codes of childButtonsPermission and of the buttons among the children. */
  readonly codes: readonly string[];
}

const BUTTON = '3';

export function isButton(value: unknown): boolean {
  return asCode(asObject(value)?.type) === BUTTON;
}

function kindOf(type: string, component: string, path: string, external: boolean, nested: boolean): MenuNode['kind'] {
  if (external || hasScheme(path)) return 'link';
  if (nested && component === '') return 'directory';
  if (type === '1' || type === '') return 'menu';
  return type === '2' ? 'directory' : 'unknown';
}

/** Names in more languages than two: `names: { de: … }`, or `nameDe`, `namePtBr`. */
export function namesOf(node: Readonly<Record<string, unknown>>): Pick<MenuNode, 'names'> {
  const written = Object.entries(asObject(node.names) ?? {});
  const suffixed = Object.entries(node).flatMap(([key, name]) => {
    const code = suffixCode(/^name((?:[A-Z][a-z]{1,3})+)$/.exec(key)?.[1] ?? '');
    return code === '' || code === 'en' ? [] : [[code, name] as const];
  });
  const names = [...suffixed, ...written].filter(([, name]) => asText(name) !== '');
  return names.length === 0 ? {} : { names: Object.fromEntries(names.map(([code, name]) => [code, asText(name)])) };
}

/** Reads one node; undefined when it is not an object. */
export function readMenu(value: unknown): MenuNode | undefined {
  const node = asObject(value);
  if (!node) return undefined;
  const below: readonly unknown[] = Array.isArray(node.children) ? node.children : [];
  const children = below.filter((child) => !isButton(child));
  const [path, component] = [asText(node.path), asText(node.component)];
  const nameEn = asText(node.nameEn);
  const name = asText(node.name) || nameEn || asText(node.router) || path;
  const icon = asText(node.icon);
  return {
    kind: kindOf(asCode(node.type), component, path, asFlag(node.externalLink) === true, children.length > 0),
    name,
    nameEn: nameEn || name,
    ...namesOf(node),
    ...(icon && { icon }),
    path,
    component,
    visible: asFlag(node.visible) ?? true,
    children,
    codes: [...grantedCodes(node.childButtonsPermission), ...grantedCodes(below.filter(isButton))],
  };
}
