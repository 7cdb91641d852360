import { Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { StatusTag } from '@/fields';
import { command, type Command } from '@schemas/iot/command';

interface LastUpgradeProps {
  readonly deviceId: string;
  /** react-admin's name of the commands. */
  readonly path: string;
}

const EVERY = 5000;
const TONES = new Map(Object.entries(command.fields.status.options.tones ?? {}));
const isOpen = (status: unknown): boolean => status === 'sending' || status === 'delivered';

/** The last upgrade of a device; while it is under way it is asked for again. */
export function LastUpgrade({ deviceId, path }: LastUpgradeProps) {
  const translate = useTranslate();
  const { data } = useGetList<Command>(
    path,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'sendTime', order: 'DESC' },
      filter: { deviceId, commandType: 'ota' },
      meta: { quiet: true },
    },
    { refetchInterval: (query) => (isOpen(query.state.data?.data?.[0]?.status) ? EVERY : false) },
  );
  const [last] = data ?? [];
  if (!last) return null;
  const status = String(last.status ?? '');
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('iot.firmware.last')}
      </Typography>
      <Typography variant="body2" component="span">
        {last.value || '-'}
      </Typography>
      <StatusTag
        text={translate(`resources.iot/command.enums.status.${status}`, { _: status })}
        tone={TONES.get(status)}
      />
      {last.response && (
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {last.response}
        </Typography>
      )}
    </>
  );
}
