import { Alert, Box, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReferencePicker } from '@/fields';
import { FieldFrame } from '@/widgets';
import type { AlarmRule } from '@schemas/iot/alarm-rule';
import { DevicePreview } from './DevicePreview';
import { lackingFields } from './lackingFields';

interface AlarmPreviewProps {
  /** The rule as it is typed; it need not be complete, and nothing of it is saved. */
  readonly draft: Partial<AlarmRule>;
}

/** How many alarms a rule would have raised over the last seven days of a device of its product, and when. */
export function AlarmPreview({ draft }: AlarmPreviewProps) {
  const translate = useTranslate();
  const id = useId();
  const { productId } = draft;
  const [chosen, setChosen] = useState<{ readonly productId: unknown; readonly id: string }>();
  const deviceId = chosen && chosen.productId === productId ? chosen.id : undefined;
  const lacking = lackingFields(draft);
  const names = lacking.map((name) => translate(`resources.iot/alarm-rule.fields.${name}`));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('iot.preview.help')}
      </Typography>
      {productId && (
        <Box sx={{ maxWidth: 480 }}>
          <FieldFrame id={id} label={translate('iot.preview.device')} place="filter">
            {(control) => (
              <ReferencePicker
                control={control}
                target="iot/device"
                ids={deviceId === undefined ? [] : [deviceId]}
                filter={{ productId }}
                multiple={false}
                placeholder={translate('widgets.choose')}
                onPick={([next]) => setChosen(next === undefined ? undefined : { productId, id: next })}
              />
            )}
          </FieldFrame>
        </Box>
      )}
      {lacking.length > 0 ? (
        <Alert severity="info">
          {translate('iot.preview.lacking', { fields: names.join(translate('iot.preview.and')) })}
        </Alert>
      ) : deviceId === undefined ? (
        <Alert severity="info">{translate('iot.preview.choose')}</Alert>
      ) : (
        <DevicePreview key={deviceId} deviceId={deviceId} draft={draft} />
      )}
    </Box>
  );
}
