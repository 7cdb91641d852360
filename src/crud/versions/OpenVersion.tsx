import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useResource } from '@/data';
import type { AnyRecord, AnyVersions, Id } from '@/schema';
import type { Versions } from './useVersions';
import type { LostVersion } from './useVersionStore';
import { VersionForm } from './VersionForm';
import { firstMonthOf } from './versionStart';
import type { VersionKey } from './versionResource';

interface OpenVersionProps {
  readonly versions: AnyVersions;
  readonly of: Id;
  readonly data: Versions;
  readonly version: VersionKey;
  pathOf(tab: VersionKey, form?: boolean): string;
}

type Known = AnyRecord | null | undefined;

/**
 * What a form opens with: the version, or for one that is to be reserved a full copy of the current one, if there is
 * one.
 */
function startOf(
  current: Known,
  reserved: Known,
  firstMonth: string,
  version: VersionKey,
  { of, effective }: AnyVersions,
  whose: Id,
): { readonly isNew: boolean; readonly record: AnyRecord } | undefined {
  const own = version === 'reserved' ? reserved : current;
  if (own) return { isNew: false, record: own };
  return version === 'current'
    ? undefined
    : { isNew: true, record: { [of]: whose, ...current, id: '', [effective]: `${firstMonth}-01` } };
}

/**
 * The form of a version that was opened: it stays the one it is, whatever the versions become under it. Once it cannot
 * be saved any more, what was typed goes along to the one that can.
 */
export function OpenVersion({ versions, of, data, version, ...rest }: OpenVersionProps) {
  const { path } = useResource();
  const client = useQueryClient();
  const [start, setStart] = useState(() =>
    startOf(data.current.data, data.reserved.data, data.firstMonth, version, versions, of),
  );
  const [lost, setLost] = useState<LostVersion>();
  if (!start) return null;
  const again = (one: LostVersion) => {
    void client.invalidateQueries({ queryKey: [path] });
    setLost(one);
    setStart(startOf(one.current, one.reserved, firstMonthOf(data.firstMonth, data.zone), version, versions, of));
  };
  return (
    <VersionForm
      key={lost?.why}
      versions={versions}
      of={of}
      data={data}
      version={version}
      isNew={start.isNew}
      opened={start.record}
      typed={lost?.typed ?? {}}
      onInstead={again}
      {...rest}
    />
  );
}
