import type { WireRow } from '@/schema';
import { descText } from '../enumeration/codeDesc';

/** Where a wire usually puts the name beside an id: `tenantId` or `tenant` has `tenantName`. */
const besideNames = (name: string): string[] => [
  `${name.replace(/Ids?$/, '')}Name`,
  `${name}Name`,
  `${name.replace(/Ids?$/, '')}Names`,
];

/** The name the wire carries beside an id: in the named property, in `…Name`, or inside the object itself. */
export function referenceLabel(row: WireRow, name: string, textFrom: string | undefined): string | undefined {
  const wire = row[name];
  const inside = Array.isArray(wire) ? wire.map(descText).filter(Boolean).join(', ') : descText(wire);
  if (inside) return inside;
  const beside = (textFrom ? [textFrom] : besideNames(name)).map((one) => row[one]);
  const found = beside.find(
    (one) => (typeof one === 'string' && one.trim() !== '') || (Array.isArray(one) && one.length > 0),
  );
  if (Array.isArray(found))
    return (
      found
        .map((one) => (typeof one === 'string' ? one : (descText(one) ?? '')))
        .filter(Boolean)
        .join(', ') || undefined
    );
  return typeof found === 'string' ? found : undefined;
}
