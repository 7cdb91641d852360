import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyRecord } from '@/schema';
import { NameText } from '@/widgets/NameText';
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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 1, minHeight: 40 }}>
      <Typography component={level} variant={level} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <NameText text={title} />
      </Typography>
      {count !== undefined && (
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {translate('list.count', { count: count.toLocaleString() })}
        </Typography>
      )}
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {tools}
        {children}
        <ActionButtons place="page" records={NO_RECORDS} />
        <CreateButton shortcut="create" />
      </Box>
    </Box>
  );
}
