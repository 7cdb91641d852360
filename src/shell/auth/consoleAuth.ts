import type { ComponentType } from 'react';
import type { AuthProvider, UserIdentity } from 'react-admin';
import type { Registry } from '@/data';

/** A menu of a console: what stands behind it, and what may be done there. @public */
export interface CodeMenu {
  /** In Chinese. */
  readonly name: string;
  readonly nameEn?: string;
  /** In more languages, by their codes: `{ de: 'Produkte' }`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Name of an icon of the side menu. */
  readonly icon?: string;
  /** `/shop/product`; of a directory none. */
  readonly path?: string;
  /** Name of a schema or report, or key of a page. */
  readonly component?: string;
  /** Codes that are granted there: `['create', 'edit']`. `'every'`: all there are. */
  readonly childButtonsPermission?: readonly string[];
  readonly children?: readonly CodeMenu[];
}

/** The menus of one platform. @public */
export interface CodePlatform {
  readonly code: string;
  readonly name: string;
  readonly nameEn?: string;
  readonly menuList: readonly CodeMenu[];
}

/** A sign-in of another kind than the platform's, and the menus of whoever signed in. @public */
export interface ConsoleAuth {
  /**
   * react-admin's `AuthProvider`, or how to load it: a token, OIDC with a redirect, anything that has a library.
   * Absent: nobody signs in, and everybody is let in.
   *
   * @example provider: () => import('our-sign-in').then((module) => module.authProvider)
   */
  readonly provider?: AuthProvider | (() => Promise<AuthProvider>);
  /**
   * The page that signs in, drawn inside of react-admin's contexts: its `<Login>` or one of your own, which calls
   * `useLogin`. Default: a form with account and password, which calls `login({ username, password })`. `false`:
   * `login({})` leads to another site by itself.
   */
  readonly loginPage?: ComponentType | false;
  /** What is sent with calls of wire services as `Authorization: Bearer`; asked for every call. Default: nothing. */
  token?(): string | undefined;
  /** The menus of whoever signed in. Default: `menuOf(registry)`, all that the build has. */
  access?(identity: UserIdentity, registry: Registry): readonly CodePlatform[] | Promise<readonly CodePlatform[]>;
}
