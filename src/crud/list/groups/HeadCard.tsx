import { useContext } from 'react';
import type { HeadProps } from '../rowItems';
import { addsInGroup } from '../sums/columnSum';
import { useTable } from '../table/TableContext';
import { FoldContext } from './FoldContext';
import { HeadButton } from './HeadButton';
import { GroupSum, GroupTick } from './HeadRow';

/** The head of a group above its cards. */
export default function HeadCard({ row: { head } }: HeadProps) {
  const { columns, selectable } = useTable();
  const { by, toggle } = useContext(FoldContext);
  if (!head) return null;
  return (
    <li className="group">
      <div className="line">
        {selectable && <GroupTick rows={head.rows} />}
        <HeadButton by={by} head={head} onPress={() => toggle(head.key)} />
      </div>
      {columns.some(addsInGroup) && (
        <div className="line sums">
          {columns.filter(addsInGroup).map((column) => (
            <span key={column.name} className="fact">
              <span className="label">{column.label}</span>
              <GroupSum column={column} rows={head.rows} />
            </span>
          ))}
        </div>
      )}
    </li>
  );
}
