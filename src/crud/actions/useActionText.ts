import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useResource } from '@/data';
import { unmetGuards, type AnyRecord } from '@/schema';
import { recordName } from '../recordName';
import { isUndoable } from './undo/isUndoable';

export interface ActionText {
  label(key: string): string;
  /** The question before it is done; names the record, or counts the records. */
  confirm(key: string, records: readonly AnyRecord[]): string;
  /** What is said once it is done for so many. */
  success(key: string, count: number): string;
  /** Why it cannot be pressed now: for a transition of a record, the guards that do not hold. */
  disabled(key: string, record?: AnyRecord): string;
  name(record: AnyRecord): string;
}

/**
 * The words of actions: `resources.<name>.actions.<key>.…`, else the common `actions.<key>.…`, else plain ones.
 *
 * @example
 *   const text = useActionText();
 *   text.confirm('retire', [record]); // 'Retire “Roof”?'
 * @public
 */
export function useActionText(): ActionText {
  const { resource, scope } = useResource();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return useMemo(() => {
    /** The common words for a deletion say that it is for good. */
    const isForGood = (key: string, count: number) => key !== 'delete' || !isUndoable(resource, count);
    const words = (key: string, what: string, otherwise: string, args: Record<string, string | number> = {}) => {
      const common =
        what.startsWith('confirm') && !isForGood(key, Number(args.count ?? 1))
          ? otherwise
          : translate(`actions.${key}.${what}`, { ...args, _: otherwise });
      return translate(`${scope}.actions.${key}.${what}`, { ...args, _: common });
    };
    const label = (key: string) => words(key, 'label', key);
    const name = (record: AnyRecord) => recordName(resource, record, locale);
    return {
      label,
      name,
      confirm: (key, records) => {
        const [first] = records;
        const count = records.length;
        if (count > 1) {
          return words(key, 'confirmMany', translate('actions.questionMany', { label: label(key), count }), { count });
        }
        if (!first) return words(key, 'confirm', translate('actions.questionPage', { label: label(key) }));
        return words(key, 'confirm', translate('actions.question', { label: label(key), name: name(first) }), {
          name: name(first),
        });
      },
      success: (key, count) =>
        count > 1
          ? translate('actions.doneMany', { label: label(key), count })
          : words(key, 'success', translate('actions.done', { label: label(key) })),
      disabled: (key, record) => {
        const guards = record ? unmetGuards(resource, key, record, { early: true }) : [];
        const reasons = guards.map((guard) => translate(`${scope}.guards.${guard}`)).join(' ');
        return reasons || words(key, 'disabled', translate('actions.notNow'));
      },
    };
  }, [resource, scope, translate, locale]);
}
