import { useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  ListContext,
  ListContextProvider,
  OptionalRecordContextProvider,
  ResourceContextProvider,
  useList,
} from 'react-admin';
import type { AnyRecord } from '@/schema';
import { lazyPart } from '../registry/lazyPart';
import type { ListsBeside } from './listsBeside';
import ReactAdminPlace from './ReactAdminPlace';

const OwnForm = lazyPart(() => import('./OwnForm'));

/** The list that stands beside; until it is there, one that waits. */
function BesideList({ lists, children }: Pick<OwnPlaceProps, 'children'> & { readonly lists: ListsBeside }) {
  const waiting = useList<AnyRecord>({ isPending: true });
  const list = useSyncExternalStore(lists.subscribe, lists.first);
  return <ListContextProvider value={list ?? waiting}>{children}</ListContextProvider>;
}

/** Records that were chosen are what is ticked, of the list around or of themselves. */
function ChosenList({ records, children }: Pick<OwnPlaceProps, 'children'> & { readonly records: AnyRecord[] }) {
  const alone = useList({ data: records });
  const list = useContext(ListContext) ?? alone;
  const value = useMemo(() => ({ ...list, selectedIds: records.map(({ id }) => id) }), [list, records]);
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
}

export interface OwnPlaceProps {
  /** What react-admin calls what it is about: the path of a menu, or the name of a schema. */
  readonly resource: string;
  /** The one it is about. */
  readonly record?: Readonly<Record<string, unknown>> | undefined;
  /** Those that were chosen. */
  readonly records?: readonly AnyRecord[];
  /** The lists of its page. */
  readonly lists?: ListsBeside | undefined;
  /** i18n base of the labels of a form that stands around: `resources.account/user`. Without it none does. */
  readonly scope?: string;
  readonly children: ReactNode;
}

/**
 * Around a component of one's own that stands in no list, record or form that a schema draws: a dialog, a block. What
 * it is about is there for react-admin all the same.
 */
export default function OwnPlace(props: OwnPlaceProps) {
  const { resource, record, records, lists, scope, children } = props;
  const [chosen] = useState(() => [...(records ?? [])]);
  const form = scope === undefined ? children : <OwnForm {...{ scope, record, children }} />;
  const inList =
    lists !== undefined ? (
      <BesideList lists={lists}>{form}</BesideList>
    ) : records !== undefined ? (
      <ChosenList records={chosen}>{form}</ChosenList>
    ) : (
      form
    );
  return (
    <ReactAdminPlace>
      <ResourceContextProvider value={resource}>
        <OptionalRecordContextProvider value={record}>{inList}</OptionalRecordContextProvider>
      </ResourceContextProvider>
    </ReactAdminPlace>
  );
}
