import { Box, ButtonBase, IconButton, Tooltip, Typography } from '@mui/material';
import Check from '@mui/icons-material/Check';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorderOutlined';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { NameText } from '@/widgets';
import type { ListView } from './ListView';

interface ViewRowProps {
  readonly view: ListView;
  readonly active: boolean;
  /** The list opens with it. */
  readonly first: boolean;
  /** Below the name: who has it. */
  readonly note?: string;
  onShow(): void;
  onFirst(): void;
  onEdit?(): void;
  onRemove?(): void;
}

interface ToolProps {
  readonly label: string;
  readonly pressed?: boolean;
  readonly children: ReactNode;
  onClick(): void;
}

function Tool({ label, pressed, children, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} aria-pressed={pressed} onClick={onClick} sx={{ p: 0.5 }}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

/** One view: a press shows it; beside it what else can be done. */
export function ViewRow({ view, active, first, note, onShow, onFirst, onEdit, onRemove }: ViewRowProps) {
  const translate = useTranslate();
  const { name } = view;
  const words = (key: string) => translate(`lists.views.${key}`, { name });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        borderRadius: 1,
        pr: 0.5,
        '&:hover, &:focus-within': { bgcolor: 'action.hover' },
      }}
    >
      <ButtonBase
        onClick={onShow}
        aria-current={active || undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'flex-start',
          gap: 1,
          px: 1,
          py: 0.75,
          borderRadius: 1,
          textAlign: 'start',
        }}
      >
        <Check fontSize="small" sx={{ visibility: active ? 'visible' : 'hidden', color: 'primary.main' }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: active ? 600 : 400 }}>
            <NameText text={name} />
          </Typography>
          {note && (
            <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
        </Box>
      </ButtonBase>
      <Tool label={words(first ? 'notFirst' : 'first')} pressed={first} onClick={onFirst}>
        {first ? <Star fontSize="small" color="primary" /> : <StarBorder fontSize="small" />}
      </Tool>
      {onEdit && (
        <Tool label={words('edit')} onClick={onEdit}>
          <Edit fontSize="small" />
        </Tool>
      )}
      {onRemove && (
        <Tool label={words('remove')} onClick={onRemove}>
          <Delete fontSize="small" />
        </Tool>
      )}
    </Box>
  );
}
