import { useContext, useMemo, type ReactNode } from 'react';
import { asText } from '@/api';
import { OwnPart } from '@/data/internal';
import type { ReportPlace } from '../blockProps';
import { ReportOnPageContext } from '../page/reportPage';
import { siteParam } from '../params/siteParam';

interface AroundOwnProps {
  readonly place: ReportPlace;
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Around a component of one's own in a report: what the block is asked with is the record there. */
export function AroundOwn({ place: { report, params }, waiting, children }: AroundOwnProps) {
  const lists = useContext(ReportOnPageContext)?.lists;
  const record = useMemo(() => {
    const about = siteParam(report);
    return { ...(about !== undefined && { id: asText(params[about]) }), ...params };
  }, [report, params]);
  return (
    <OwnPart resource={report.name} record={record} lists={lists} waiting={waiting}>
      {children}
    </OwnPart>
  );
}
