import { useGetOne, useTranslate } from 'react-admin';
import { failureText } from '@/data';
import { textBeside, useTarget, useTitles } from '@/fields';
import { EmptyState, ErrorState, FormSkeleton } from '@/widgets';
import type { AlarmRule } from '@schemas/iot/alarm-rule';
import type { Device } from '@schemas/iot/device';
import { useAttributes } from '../device/useAttributes';
import { zoneOf } from '../device/zoneOf';
import { PreviewResult } from './PreviewResult';
import { watchedAttribute } from './watchedAttribute';

interface DevicePreviewProps {
  readonly deviceId: string;
  readonly draft: Partial<AlarmRule>;
}

/** Finds out of a device what a draft is run over: its clock, and the attribute the draft names. */
export function DevicePreview({ deviceId, draft }: DevicePreviewProps) {
  const translate = useTranslate();
  const { resource } = useTarget('iot/device');
  const device = useGetOne<Device>(resource, { id: deviceId, meta: { quiet: true } });
  const { attributes, state } = useAttributes(deviceId);
  const { attribute: named = null } = draft;
  const { titleOf } = useTitles('iot/product-property', named ? [named] : [], textBeside(draft, 'attribute'));
  const failed = device.error
    ? { error: device.error, retry: () => void device.refetch() }
    : state.error
      ? { error: state.error, retry: state.onRetry }
      : undefined;
  if (!attributes || !device.data)
    return failed ? (
      <ErrorState text={failureText(failed.error, translate)} onRetry={failed.retry} />
    ) : (
      <FormSkeleton />
    );
  const attribute = watchedAttribute(
    { type: draft.type, attribute: named, title: named ? titleOf(named) : '' },
    attributes,
  );
  if (!attribute) return <EmptyState title={translate('iot.preview.notReported')} />;
  return <PreviewResult deviceId={deviceId} zone={zoneOf(device.data)} attribute={attribute} trigger={draft} />;
}
