import type { Theme } from '@mui/material';
import type { CSSObject } from '@mui/material/styles';

/** The looks of the heads of groups, in a table and between cards. */
export const groupStyles = ({ palette, typography }: Theme): CSSObject => ({
  minWidth: 0,
  '& tbody tr.group': { cursor: 'pointer', backgroundColor: palette.background.default },
  '& tr.group > th': { fontWeight: 400, paddingInlineStart: '4px' },
  '& tr.group > td': { fontWeight: 600 },
  '& li.group': { minHeight: 44, backgroundColor: palette.background.default },
  '& li.group .sums': { flexWrap: 'wrap', rowGap: '4px', paddingInlineStart: '32px' },
  '& .group-head': { display: 'inline-flex', alignItems: 'center', gap: '4px', maxWidth: '100%', minWidth: 0 },
  // it stays in sight while its table is scrolled to the side
  '& tr.group .group-head': { position: 'sticky', insetInlineStart: '4px', maxWidth: 'min(100%, 80vw)' },
  '& .group-head .parts': { display: 'flex', alignItems: 'center', columnGap: '12px', flexWrap: 'nowrap', minWidth: 0 },
  '& li.group .parts': { flexWrap: 'wrap' },
  '& .group-head .part': { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  '& .group-head .label': { ...typography.body2, color: palette.text.secondary, whiteSpace: 'nowrap' },
  '& .group-head .value': {
    ...typography.subtitle2,
    minWidth: 0,
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .group-head .value *': { fontWeight: 'inherit' },
  '& .group-head .value a': { color: 'inherit', textDecoration: 'none' },
  '& .group-head .value a:hover': { textDecoration: 'underline' },
});
