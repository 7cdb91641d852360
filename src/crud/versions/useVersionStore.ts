import { useTranslate } from 'react-admin';
import { useResource } from '@/data';
import type { AnyRecord, AnyValues, AnyVersions, Id, Resource } from '@/schema';
import type { FormStore } from '../form/formStore';
import type { Values } from '../form/useFormState';
import { changedFields } from './changedFields';
import { dayText, startOf } from './dayText';
import { useQuestion } from '../form/useQuestion';
import type { Versions } from './useVersions';
import { readVersion, sendVersion } from './versionCalls';
import type { VersionChange } from './VersionQuestion';
import { versionResource, type VersionKey } from './versionResource';

/** Why a form cannot be saved any more, what was typed in it, and the versions as they are by now. */
export interface LostVersion {
  readonly why: 'taken' | 'begun';
  readonly current: AnyRecord | null;
  readonly reserved: AnyRecord | null;
  readonly typed: AnyValues;
}

interface StoreOptions {
  readonly versions: AnyVersions;
  readonly of: Id;
  readonly data: Versions;
  /** Which version the form changes; `isNew`: it reserves one. */
  readonly version: VersionKey;
  readonly isNew: boolean;
  readonly opened: AnyRecord;
  /** Someone reserved a version meanwhile, or the reserved one that is changed has begun. Nothing is sent then. */
  onLost(lost: LostVersion): void;
}

/**
 * Where the form of a version is kept. Before it is sent everything it changes is shown: against the current version,
 * as the server has it now, with what someone else changed meanwhile. A version that was reserved meanwhile is never
 * replaced, and one that has begun, or was taken back, is not reserved again.
 */
export function useVersionStore({ versions, of, data, version, isNew, opened, onLost }: StoreOptions) {
  const { resource, path } = useResource();
  const translate = useTranslate();
  const { pending, confirm } = useQuestion<VersionChange, { readonly also: boolean }>();
  const read = (key: VersionKey) => readVersion(resource, versions, versions[key].detail, of, { quiet: true });
  const send = (key: VersionKey, spec: Parameters<Resource['resolve']>[0] | undefined, id: Id, values: Values) =>
    spec === undefined
      ? Promise.resolve()
      : sendVersion(versionResource(resource, versions, key, data.firstMonth), versions, spec, of, id, values);

  const save = async (values: Values): Promise<Id | undefined> => {
    const [current, reserved] = await Promise.all([read('current'), read('reserved')]);
    if (version === 'reserved' && isNew === (reserved !== null)) {
      const changed = changedFields(resource, opened, { ...opened, ...values }, [versions.effective]);
      onLost({
        why: isNew ? 'taken' : 'begun',
        current,
        reserved,
        typed: Object.fromEntries(changed.map((name) => [name, values[name] ?? null])),
      });
      return undefined;
    }
    const before: AnyRecord = current ?? { id: '' };
    const theirs = version === 'current' ? before : (reserved ?? opened);
    const after: AnyRecord = { ...opened, ...values };
    const names = changedFields(resource, before, after, [versions.effective]);
    const answer = await confirm({
      names,
      before,
      after,
      effect:
        version === 'current'
          ? translate('versions.question.now')
          : translate('versions.takesOver', { day: dayText(startOf(after, versions.effective)), zone: data.zone }),
      others: isNew ? [] : changedFields(resource, opened, theirs),
      ...(version === 'current' && reserved && { reserved: dayText(startOf(reserved, versions.effective)) }),
    });
    if (!answer) return undefined;
    const spec = isNew ? (versions.reserved.create ?? versions.reserved.edit) : versions[version].edit;
    await send(version, spec, isNew ? '' : theirs.id, values);
    if (answer.also && reserved) {
      await send('reserved', versions.reserved.edit, reserved.id, {
        ...reserved,
        ...Object.fromEntries(names.map((name) => [name, after[name] ?? null])),
      });
    }
    return of;
  };
  const store: FormStore = { draft: `${path}:${of}:${isNew ? 'reserve' : version}`, read: () => read(version), save };
  return { store, pending };
}
