import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyRecord } from '@/schema';
import { PageHeading } from '@/widgets/PageHeading';
import { ActionButtons } from '../actions/ActionButtons';
import { CreateButton } from './CreateButton';
import { useListTitle } from './useListTitle';

interface ListHeadingProps {
  /** Of all records the filters find; undefined while it is not known. */
  readonly count: number | undefined;
  /** A list inside of a page is a part of it. */
  readonly level?: 'h1' | 'h2';
  /** Small buttons at the end. */
  readonly tools: ReactNode;
  /** Beside the page's actions. */
  readonly children?: ReactNode;
}

const NO_RECORDS: readonly AnyRecord[] = [];

/** The line above a list: what it is, how much there is of it, what can be done. */
export function ListHeading({ count, level = 'h1', tools, children }: ListHeadingProps) {
  const translate = useTranslate();
  const title = useListTitle();
  return (
    <PageHeading
      title={title}
      level={level}
      tag={
        count !== undefined && (
          <Typography variant="body2" component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
            {translate('list.count', { count: count.toLocaleString() })}
          </Typography>
        )
      }
      actions={
        <>
          {tools}
          {children}
          <ActionButtons place="page" records={NO_RECORDS} />
          <CreateButton shortcut="create" />
        </>
      }
    />
  );
}
