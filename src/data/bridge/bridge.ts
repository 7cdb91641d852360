import type { Resource } from '@/schema';
import { lazyPart } from '../registry/lazyPart';
import type { ResourceViews } from '../registry/resourceViews';

export type { FormCheck } from './FormPlace';

/*
 * What components of react-admin need around them, for pages with components of one's own. It is loaded by them alone:
 * a page that is drawn from its schema has nothing of it.
 */

/** Our menus as its resources, our texts as its labels. */
export const ReactAdminPart = lazyPart(() => import('./ReactAdminPlace'));
/** A list as its `ListContext`. */
export const ListPart = lazyPart(() => import('./ListPlace'));
/** A form as its form, which is react-hook-form's. */
export const FormPart = lazyPart(() => import('./FormPlace'));
/** The same around one input that stands in no form. */
export const InputPart = lazyPart(() => import('./InputPlace'));

/** Dialogs are no part of a page, and a link is no component. */
const ELSEWHERE: ReadonlySet<string> = new Set(['actions', 'actionPanels', 'links']);

/** Whether pages of a resource have components of one's own on them. */
export const hasOwnParts = ({ fields }: Resource, views: ResourceViews): boolean =>
  Object.keys(views).some((key) => !ELSEWHERE.has(key)) || Object.values(fields).some(({ type }) => type.parts);
