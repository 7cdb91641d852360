import type { AccessDiagnostic, KnownTargets, MenuEntry, RouteGrant, RouteTarget } from './access';
import { isButton, readMenu, type MenuNode } from './readMenu';
import { webLink } from './webLink';

/** First segments that menus can never take (spec 01 §2), with the address of the services. */
const RESERVED = new Set(['login', 'authentication', 'error', 'api']);

/**
 * The URL path of a menu: absolute when it begins with `/`, else below its parent. Empty and dot segments fall
 * away, so it never climbs. '' when nothing is left; undefined when it holds patterns or control characters.
 */
function routePath(path: string, parent: string): string | undefined {
  const plain = (path.split(/[?#]/)[0] ?? '').trim().replaceAll('\\', '/');
  const segments = plain.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  if (segments.some((segment) => /[*\p{Cc}]|^:/u.test(segment))) return undefined;
  if (segments.length === 0) return '';
  return `${plain.startsWith('/') ? '' : parent}/${segments.join('/')}`;
}

/** Whether a path belongs to a static route. */
function isReservedPath(path: string): boolean {
  return RESERVED.has((path.split('/')[1] ?? '').toLowerCase());
}

/**
 * The key behind a menu's `component`: `/views/platform/tenant/index.vue` is `platform/tenant`.
 * '' when there is none. It is only ever looked up, never imported.
 */
function componentKey(component: string): string {
  return component
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:[./@]*\/)?(?:src\/)?(?:views\/)?/, '')
    .replace(/\.(?:vue|tsx)$/i, '')
    .replace(/\/index$/, '')
    .replace(/^\/+|\/+$/g, '');
}

const DEEPEST = 12;

interface OpenEntry extends MenuEntry {
  readonly children: OpenEntry[];
}
interface OpenGrant extends RouteGrant {
  readonly codes: Set<string>;
}
/** Where the walk is: in which platform, below which menus and path. */
interface Place {
  readonly platform: string;
  readonly trail: readonly OpenEntry[];
  readonly path: string;
}

/**
 * Turns menu nodes into entries and routes, one platform after the other; whatever it cannot use becomes a diagnostic.
 */
export class MenuTree {
  readonly routes = new Map<string, OpenGrant>();
  readonly diagnostics: AccessDiagnostic[] = [];
  private readonly seen = new Set<unknown>();
  private readonly keys = new Set<string>();

  constructor(private readonly known: KnownTargets) {}

  /** The entries of a platform's menus that belong in the side menu. */
  platform(code: string, menus: readonly unknown[]): MenuEntry[] {
    return this.below(menus, { platform: code, trail: [], path: '' });
  }

  report(problem: AccessDiagnostic['problem'], names: readonly string[], detail: string): void {
    this.diagnostics.push({ problem, at: names.join(' / '), detail: detail.slice(0, 200) });
  }

  private below(values: readonly unknown[], place: Place): OpenEntry[] {
    if (place.trail.length >= DEEPEST && values.length > 0) {
      this.note('too-deep', place, `more than ${DEEPEST} levels`);
      return [];
    }
    return values.flatMap((value) => this.visit(value, place) ?? []);
  }

  /** The entry of one node, undefined when it stays out of the side menu. */
  private visit(value: unknown, place: Place): OpenEntry | undefined {
    const node = readMenu(value);
    if (!node || this.seen.has(value) || isButton(value)) {
      this.note('malformed', place, node ? 'met twice, or a button outside of a menu' : `not a menu: ${typeof value}`);
      return undefined;
    }
    this.seen.add(value);
    if (node.kind === 'link') return this.link(node, place);
    const own = routePath(node.path, place.path);
    if (node.kind === 'directory') return this.directory(node, { ...place, path: own || place.path });
    if (node.kind === 'unknown') this.note('malformed', place, `${node.name}: neither menu nor directory`);
    else if (!own) this.note(own === '' ? 'no-path' : 'malformed', place, `${node.name}: ${node.path}`);
    else if (isReservedPath(own)) this.note('reserved-path', place, `${node.name}: ${own}`);
    else return this.route(node, own, place);
    return this.directory(node, place);
  }

  private link(node: MenuNode, place: Place): OpenEntry | undefined {
    const href = webLink(node.path) ?? webLink(node.component);
    if (href === undefined) this.note('unsafe-link', place, `${node.name}: ${node.path}`);
    return href !== undefined && node.visible ? { ...this.entry(node, place), href } : undefined;
  }

  /** Also what remains of a menu whose route cannot be used: its children are granted all the same. */
  private directory(node: MenuNode, place: Place): OpenEntry | undefined {
    const entry = this.entry(node, place);
    entry.children.push(...this.below(node.children, { ...place, trail: [...place.trail, entry] }));
    return node.visible && entry.children.length > 0 ? entry : undefined;
  }

  private route(node: MenuNode, path: string, place: Place): OpenEntry | undefined {
    const entry: OpenEntry = { ...this.entry(node, place), path };
    const trail = [...place.trail, entry];
    const granted = this.grant(node, path, place, trail);
    if (!granted) return this.directory(node, { ...place, path });
    entry.children.push(...this.below(node.children, { ...place, trail, path }));
    return node.visible ? entry : undefined;
  }

  /** False when the path already leads somewhere else. The same page granted twice has the codes of both. */
  private grant(node: MenuNode, path: string, place: Place, trail: readonly OpenEntry[]): boolean {
    const target = this.target(node, place);
    const earlier = this.routes.get(path);
    if (earlier) {
      this.note('duplicate-path', place, `${node.name}: ${path}`);
      const same = earlier.target.kind === target.kind && nameOf(earlier.target) === nameOf(target);
      if (same) for (const code of node.codes) earlier.codes.add(code);
      return same;
    }
    const { name, nameEn, names, icon } = node;
    const { platform } = place;
    this.routes.set(path, {
      path,
      target,
      codes: new Set(node.codes),
      name,
      nameEn,
      ...(names && { names }),
      ...(icon && { icon }),
      platform,
      trail,
    });
    return true;
  }

  private target(node: MenuNode, place: Place): RouteTarget {
    const key = componentKey(node.component);
    if (this.known.schemas.has(key)) return { kind: 'resource', key };
    if (this.known.reports?.has(key)) return { kind: 'report', key };
    if (this.known.pages.has(key)) return { kind: 'page', key };
    this.note('unknown-component', place, `${node.name}: ${node.component || 'none'}`);
    return { kind: 'unknown', component: node.component };
  }

  private entry({ name, nameEn, names, icon }: MenuNode, place: Place): OpenEntry {
    const base = [place.platform, ...place.trail.map((above) => above.name), name].join('/');
    let key = base;
    for (let count = 2; this.keys.has(key); count += 1) key = `${base}~${count}`;
    this.keys.add(key);
    return { key, name, nameEn, ...(names && { names }), ...(icon && { icon }), children: [] };
  }

  private note(problem: AccessDiagnostic['problem'], place: Place, detail: string): void {
    this.report(problem, [place.platform, ...place.trail.map((above) => above.name)], detail);
  }
}

function nameOf(target: RouteTarget): string {
  return target.kind === 'unknown' ? target.component : target.key;
}
