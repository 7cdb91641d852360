/** What stands behind a menu: a schema, a report, a bespoke page, or nothing this build knows. @public */
export type RouteTarget =
  | { readonly kind: 'resource'; readonly key: string }
  | { readonly kind: 'report'; readonly key: string }
  | { readonly kind: 'page'; readonly key: string }
  | { readonly kind: 'unknown'; readonly component: string };

/** What a path opens, and the permission codes granted on it. @public */
export interface RouteGrant {
  /** The URL path: `/platform/tenant`. Begins with `/`, never ends with one. */
  readonly path: string;
  readonly target: RouteTarget;
  /** Normalised permission codes granted on this route. */
  readonly codes: ReadonlySet<string>;
  readonly name: string;
  readonly nameEn: string;
  /** Names in more languages, by their codes. */
  readonly names?: Readonly<Record<string, string>>;
  readonly icon?: string;
  /** Code of the application it belongs to. */
  readonly platform: string;
  /** Menus from the application down to this one, for the breadcrumb. */
  readonly trail: readonly MenuEntry[];
}

/** An entry of the side menu. @public */
export interface MenuEntry {
  /** Unique in the tree. */
  readonly key: string;
  readonly name: string;
  readonly nameEn: string;
  /** Names in more languages, by their codes. */
  readonly names?: Readonly<Record<string, string>>;
  readonly icon?: string;
  /** Path of its route; absent for a directory. */
  readonly path?: string;
  /** An external http(s) address instead of a route. */
  readonly href?: string;
  readonly children: readonly MenuEntry[];
}

/** An application the user may open. */
export interface Platform {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  /** Names in more languages, by their codes. */
  readonly names?: Readonly<Record<string, string>>;
  readonly menus: readonly MenuEntry[];
  /** Path of its first route. */
  readonly first?: string;
}

/** Something in the menu answer that could not be used as it was. */
export interface AccessDiagnostic {
  readonly problem:
    'malformed' | 'unknown-component' | 'duplicate-path' | 'reserved-path' | 'unsafe-link' | 'too-deep' | 'no-path';
  /** Names of the menus down to the place. */
  readonly at: string;
  readonly detail: string;
}

/** All that a user may see, from one answer of `menu/routers`. @public */
export interface Access {
  readonly platforms: readonly Platform[];
  readonly routes: ReadonlyMap<string, RouteGrant>;
  /** First granted path of each schema, report and page key, for links between resources. */
  readonly pathOf: ReadonlyMap<string, string>;
  readonly diagnostics: readonly AccessDiagnostic[];
}

/** Keys of what this build can show. @public */
export interface KnownTargets {
  readonly schemas: ReadonlySet<string>;
  /** Default: none. */
  readonly reports?: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
}
