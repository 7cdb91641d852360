import type { Access } from '@/access';
import type { Registry } from '@/data';

/** A line the sign-in page shows above its form: a text of the server as it is, or a key of its own texts. */
export interface Notice {
  readonly tone: 'error' | 'info' | 'success';
  readonly text?: string;
  readonly key: string;
}

/** What the page shows. Everything of the console stands behind `ready`. */
export type Stage =
  | { readonly name: 'sign-in'; readonly busy: boolean; readonly notice?: Notice }
  /** The single sign-on landing without a token. */
  | { readonly name: 'landing' }
  /** A link with a token was followed while somebody is signed in (his name, or account): it waits for an answer. */
  | { readonly name: 'replace'; readonly signedIn: string }
  /** There is a session; its menus are loading. */
  | { readonly name: 'opening' }
  | { readonly name: 'failed'; readonly notice: Notice }
  /** The password must be changed first. */
  | { readonly name: 'password'; readonly registry: Registry }
  | { readonly name: 'ready'; readonly access: Access; readonly registry: Registry };
