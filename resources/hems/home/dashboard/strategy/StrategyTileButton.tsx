import { Box, Button, ButtonBase, Chip, Popover, Typography } from '@mui/material';
import Info from '@mui/icons-material/InfoOutlined';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { StatusTag } from '@/fields';
import { StrategyIcon } from './StrategyIcon';
import type { StrategyTile } from './strategy';
import { usePopup } from '@/widgets';

const TONES = { on: 'success', off: 'neutral', locked: 'warning' } as const;

/** One automation: what it is and how it stands; pressed, what it does, and why it is locked. */
export function StrategyTileButton({
  tile: { strategy, state, name, stateText, beta },
}: {
  readonly tile: StrategyTile;
}) {
  const translate = useTranslate();
  const id = useId();
  const { close, trigger, popover } = usePopup('dialog');
  const title = strategy
    ? translate(`hems.strategy.tiles.${strategy}.title`)
    : (name ?? translate('hems.strategy.unknown'));
  const words = stateText ?? translate(`hems.strategy.state.${state}`);
  const head = (
    <>
      {title}
      {beta && (
        <Chip
          label={translate('hems.strategy.beta')}
          color="info"
          variant="outlined"
          sx={{ ml: 0.75, verticalAlign: 'text-bottom' }}
        />
      )}
    </>
  );
  return (
    <>
      <ButtonBase
        {...trigger}
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          gap: 1.5,
          p: 1.5,
          minHeight: 76,
          textAlign: 'left',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <StrategyIcon strategy={strategy} state={state} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
          <Typography component="span" variant="subtitle2">
            {head}
          </Typography>
          <StatusTag text={words} tone={TONES[state]} />
          {strategy && (
            <Typography
              component="span"
              variant="caption"
              sx={{ display: { xs: 'none', xl: 'block' }, color: 'text.secondary' }}
            >
              {translate(`hems.strategy.tiles.${strategy}.does`)}
            </Typography>
          )}
        </Box>
        <Info aria-hidden sx={{ fontSize: 16, color: 'text.secondary' }} />
      </ButtonBase>
      <Popover
        {...popover}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': `${id}-title`,
            'aria-describedby': `${id}-text`,
            sx: { width: 340, maxWidth: 'calc(100vw - 32px)', mt: 0.5, p: 2, display: 'grid', gap: 1 },
          },
        }}
      >
        <Typography id={`${id}-title`} component="h3" variant="subtitle2">
          {head}
        </Typography>
        <StatusTag text={words} tone={TONES[state]} />
        <Typography id={`${id}-text`} variant="body2" sx={{ color: 'text.secondary' }}>
          {strategy && `${translate(`hems.strategy.tiles.${strategy}.does`)} `}
          {translate(`hems.strategy.why.${state}`)}
        </Typography>
        <Button variant="outlined" color="inherit" autoFocus onClick={close} sx={{ justifySelf: 'end' }}>
          {translate('hems.strategy.close')}
        </Button>
      </Popover>
    </>
  );
}
