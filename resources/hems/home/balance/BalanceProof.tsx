import { Box, ButtonBase, Typography } from '@mui/material';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type LiveState, failureText } from '@/data';
import { ErrorState, FormSkeleton } from '@/widgets';
import { balanceOf, type BalanceFigures } from './balanceOf';
import { BalanceSums } from './BalanceSums';

interface BalanceProofProps {
  /** The figures of the card, as they are on the screen; undefined until they are known. */
  readonly figures: BalanceFigures | undefined;
  /** How figures stand that are asked for when the proof is opened. */
  readonly state?: LiveState;
  onOpen?(): void;
}

/** A disclosure below an energy card: what came in is what went out, term by term, and what is left over. */
export function BalanceProof({ figures, state, onOpen }: BalanceProofProps) {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const toggle = () => {
    if (!open) onOpen?.();
    setOpen(!open);
  };
  return (
    <Box>
      <ButtonBase
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        sx={{
          minHeight: 28,
          px: 1,
          ml: -1,
          gap: 0.5,
          borderRadius: 1,
          typography: 'body2',
          color: 'text.secondary',
          '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
        }}
      >
        <ChevronRight aria-hidden sx={{ fontSize: 18, transform: open ? 'rotate(90deg)' : 'none' }} />
        {translate('hems.balance.title')}
      </ButtonBase>
      <Box id={id} hidden={!open} sx={{ pt: 1.5 }}>
        {open && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
              {translate('hems.balance.rule')}
            </Typography>
            {figures ? (
              <BalanceSums balance={balanceOf(figures)} />
            ) : state?.error ? (
              <ErrorState text={failureText(state.error, translate)} onRetry={state.onRetry} />
            ) : (
              <FormSkeleton fields={4} />
            )}
          </>
        )}
      </Box>
    </Box>
  );
}
