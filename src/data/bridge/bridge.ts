import type { Resource } from '@/schema';
import { lazyPart } from '../registry/lazyPart';
import type { ResourceViews } from '../registry/resourceViews';

export type { FormCheck } from './FormPlace';
export { createListsBeside, TellListContext, type ListsBeside } from './listsBeside';

/*
 * What components of react-admin need around them, for pages with components of one's own. It is loaded by them alone:
 * a page that is drawn from its schema has nothing of it.
 */

/** Our menus as its resources, our texts as its labels. */
export const ReactAdminPart = lazyPart(() => import('./ReactAdminPlace'));
/** A list as its `ListContext`. */
export const ListPart = lazyPart(() => import('./ListPlace'));
/** The same around one input that stands in no form. */
export const InputPart = lazyPart(() => import('./InputPlace'));
/** A form as its form, which is react-hook-form's. */
export const FormPart = lazyPart(async () => {
  const [module] = await Promise.all([import('./FormPlace'), InputPart.load()]);
  return module;
});
/** All of them, for a component that stands in no list, record or form of a schema: a dialog, a block. */
export const OwnPart = lazyPart(() => import('./OwnPlace'));

/** Dialogs are no part of a page, and a link is no component. */
const ELSEWHERE: ReadonlySet<string> = new Set(['actions', 'actionPanels', 'links']);

/** Whether pages of a resource have components of one's own on them. */
export const hasOwnParts = ({ fields }: Resource, views: ResourceViews): boolean =>
  Object.keys(views).some((key) => !ELSEWHERE.has(key)) || Object.values(fields).some(({ type }) => type.parts);
