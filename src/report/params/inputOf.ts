import type { ReportViews } from '@/data/internal';
import { textType, filterOf } from '@/fields/internal';
import type { AnyInput } from '@/fields/views';
import type { Report } from '@/schema';
import { CodeToggle, isToggle } from './CodeToggle';

/** The input of a parameter: one of the report's own, a few codes beside each other, else the filter of its type. */
export function inputOf({ params }: Report, views: ReportViews, name: string): AnyInput {
  const field = params[name];
  return views.params?.[name] ?? (field && isToggle(field) ? CodeToggle : filterOf(field?.type ?? textType));
}

/** That input on its way, where it is the filter of its type. */
export function inputLoad({ params }: Report, views: ReportViews, name: string): Promise<unknown> | undefined {
  const field = params[name];
  return !field || views.params?.[name] || isToggle(field) ? undefined : filterOf(field.type).load();
}
