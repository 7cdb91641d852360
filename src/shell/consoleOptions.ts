import type { WireConfig } from '@/api';
import type { Registry } from '@/data';
import type { Language } from '@/schema/internal';
import type { ConsoleThemeOptions } from '@/theme';
import type { ConsoleAuth } from './auth/consoleAuth';
import type { Brand } from './brands/brand';

/** What a console is started with. All of it is optional: the build and `/brands.json` say the rest. @public */
export interface ConsoleOptions {
  /** What is found by name, or how to load it. Default: schemas, reports, pages and texts of the build. */
  readonly registry?: Registry | (() => Promise<Registry>);
  /** The brand, or how to load it. Default: the entry of `/brands.json` for this host. */
  readonly brand?: Brand | (() => Promise<Brand>);
  /** How the console looks, over its own theme and below that of a brand. The accent of a brand stays. */
  readonly theme?: ConsoleThemeOptions;
  /** What is to be known of languages besides what `Intl` knows: the name of a dialect, another first day of weeks. */
  readonly languages?: readonly Language[];
  /** How the backend speaks. It stands above what `/brands.json` says. */
  readonly wire?: Partial<WireConfig>;
  /** A sign-in of another kind, and the menus then. Default: the platform's own. */
  readonly auth?: ConsoleAuth;
}
