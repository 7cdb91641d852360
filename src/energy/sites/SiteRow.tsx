import { Box } from '@mui/material';
import Check from '@mui/icons-material/Check';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import History from '@mui/icons-material/History';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { shownName } from '@/schema/internal';
import { MatchText } from '@/widgets/internal';
import type { SiteOption } from './siteOption';

/** Height of a row in px; the list draws only the rows on view and needs to know it. */
export const SITE_ROW = 36;

interface SiteRowProps {
  readonly id: string;
  readonly site: SiteOption;
  readonly query: string;
  readonly position: number;
  readonly count: number;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly recent: boolean;
  readonly multiple: boolean;
  onPick(site: SiteOption): void;
}

const ON_ONE_LINE = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

function RowTick({ chosen }: { readonly chosen: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'flex', color: chosen ? 'primary.main' : 'text.secondary', '& svg': { fontSize: 20 } }}
    >
      {chosen ? <CheckBox /> : <CheckBoxOutlineBlank />}
    </Box>
  );
}

/** One site of the list, the searched part of its name marked. */
export const SiteRow = memo(function SiteRow({
  id,
  site,
  query,
  position,
  count,
  active,
  chosen,
  recent,
  multiple,
  onPick,
}: SiteRowProps) {
  const translate = useTranslate();
  return (
    <Box
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-posinset={position}
      aria-setsize={count}
      onClick={() => onPick(site)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: SITE_ROW,
        px: 1,
        borderRadius: 1,
        cursor: 'pointer',
        bgcolor: active ? 'action.selected' : undefined,
        boxShadow: active ? (theme) => `inset 2px 0 0 ${theme.palette.primary.main}` : undefined,
        '&:hover': { bgcolor: active ? 'action.selected' : 'action.hover' },
      }}
    >
      {multiple && <RowTick chosen={chosen} />}
      <Box
        component="span"
        title={shownName(site.name)}
        sx={{
          ...ON_ONE_LINE,
          typography: 'body2',
          flex: '1 1 auto',
          fontWeight: chosen && !multiple ? 600 : undefined,
        }}
      >
        <MatchText text={site.name} query={query} />
      </Box>
      {site.detail && (
        <Box
          component="span"
          sx={{ ...ON_ONE_LINE, typography: 'caption', color: 'text.secondary', flex: '0 1 auto', maxWidth: '45%' }}
        >
          {site.detail}
        </Box>
      )}
      {recent && <History titleAccess={translate('widgets.recent')} sx={{ fontSize: 16, color: 'text.secondary' }} />}
      {chosen && !multiple && <Check aria-hidden sx={{ fontSize: 18, color: 'primary.main' }} />}
    </Box>
  );
});
