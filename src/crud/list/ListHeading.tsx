import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type AnyRecord, formatNumber } from '@/schema';
import { PageHeading, useIsPhone } from '@/widgets';
import { ActionButtons } from '../actions/ActionButtons';
import { CreateButton } from './CreateButton';
import { useListTitle } from './useListTitle';

interface ListHeadingProps {
  /** Of all records the filters find; undefined while it is not known. */
  readonly count: number | undefined;
  /** A list inside of a page is a part of it. */
  readonly level?: 'h1' | 'h2';
  /** Beside the title: ways to look at the list. */
  readonly tabs?: ReactNode;
  /** Small buttons at the end. */
  readonly tools: ReactNode;
  /** Beside the page's actions. */
  readonly children?: ReactNode;
}

const NO_RECORDS: readonly AnyRecord[] = [];

/** What a list is, how much there is of it, what can be done; on a phone states and tools have lines of their own. */
export function ListHeading({ count, level = 'h1', tabs, tools, children }: ListHeadingProps) {
  const translate = useTranslate();
  const title = useListTitle();
  const phone = useIsPhone();
  const number = count !== undefined && (
    <Typography variant="body2" component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
      {translate('list.count', { count: formatNumber(count) })}
    </Typography>
  );
  const others = (
    <>
      {tools}
      {children}
      <ActionButtons place="page" records={NO_RECORDS} />
    </>
  );
  const create = <CreateButton shortcut="create" />;
  if (!phone)
    return (
      <PageHeading
        title={title}
        level={level}
        tag={
          <>
            {number}
            {tabs}
          </>
        }
        actions={
          <>
            {others}
            {create}
          </>
        }
      />
    );
  return (
    <>
      <PageHeading title={title} level={level} tag={number} actions={create} />
      {tabs && <Box sx={{ display: 'flex', minWidth: 0, '&:empty': { display: 'none' } }}>{tabs}</Box>}
      <Box sx={TOOLS}>{others}</Box>
    </>
  );
}

/** None is out of sight: those that have no room stand on the next line. */
const TOOLS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, rowGap: 0.5, minWidth: 0 } as const;
