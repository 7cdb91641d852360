import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { asObject } from '@/api/wireValue';
import type { OwnBlockProps } from '@/report/blocks/ownBlock';
import { ControlDialog } from './ControlDialog';

/** The way to what regulation is set to. */
export function RegulationControl({ live, place }: OwnBlockProps) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const answer = asObject(live.data);
  if (!answer) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {translate('vppTrade.control.change')}
      </Button>
      {isAsked && <ControlDialog answer={answer} vppId={String(place.params.vppId ?? '')} type={String(place.params.type ?? '')} close={() => setAsked(false)} onSent={() => live.state.onRetry()} />}
    </>
  );
}
