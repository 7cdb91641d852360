import { Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { asObject } from '@/api';
import type { OwnBlockProps } from '@/report';
import { tradeCalls } from '../calls';
import { ControlDialog } from './ControlDialog';

/**
 * The way to what regulation is set to. It asks itself: everybody with the menu may make its call, only some may change
 * what it answers.
 */
export function RegulationControl({ place }: OwnBlockProps) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const [vppId, type] = [String(place.params.vppId ?? ''), String(place.params.type ?? '')];
  const key = ['vpp regulation', vppId, type];
  const { data } = useQuery({
    queryKey: key,
    enabled: vppId !== '',
    queryFn: async () => (await tradeCalls.regulation({ vppId, type }, { quiet: true, reads: true })) ?? null,
  });
  const answer = asObject(data);
  if (!answer) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setConfirming(true)}>
        {translate('vppTrade.control.change')}
      </Button>
      {confirming && (
        <ControlDialog
          answer={answer}
          vppId={vppId}
          type={type}
          close={() => setConfirming(false)}
          onSent={() => void queries.invalidateQueries()}
        />
      )}
    </>
  );
}
