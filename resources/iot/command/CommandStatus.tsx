import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useResource } from '@/data';
import { cellOf } from '@/fields';
import type { AnyCell, CellProps } from '@/fields/views';
import { enumerationType } from '@/dsl';

/** A command is under way in these. */
const OPEN = new Set<unknown>(['sending', 'delivered']);
const FIRST = 2000;
/** Asked again after 2, 4, 8 … seconds, and no more than so often. */
const TRIES = 7;

const Enumeration: AnyCell = cellOf(enumerationType);

/** Where a command stands. While it is under way the list is asked again, ever more slowly. */
export function CommandStatus(props: CellProps<string>) {
  const { path } = useResource();
  const client = useQueryClient();
  const tries = useRef(0);
  const { value, record } = props;
  const open = OPEN.has(value);
  useEffect(() => {
    if (!open) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      if (tries.current >= TRIES) return;
      timer = setTimeout(
        () => {
          tries.current += 1;
          if (!document.hidden)
            void client.invalidateQueries({ queryKey: [path, 'getList'] }, { cancelRefetch: false });
          wait();
        },
        FIRST * 2 ** tries.current,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [open, client, path, record.id]);
  return <Enumeration {...props} value={value} />;
}
