import type { Translate } from '@/data';
import type { TopologyNode } from './readTopology';

/** What a node is called, what it is and how it stands, in words; '' where nothing is measured. */
export const nodeWords = (
  { name, type, status }: Pick<TopologyNode, 'name' | 'type' | 'status'>,
  translate: Translate,
) => ({
  name: type === 'series' ? translate('pvTopology.series', { name }) : name,
  type: translate(`pvTopology.types.${type}`, { _: type }),
  status: status && translate(`enums.pv.deviceState.${status}`, { _: status }),
});
