import { useSearchParams } from 'react-router';
import { GalleryTabs } from './GalleryTabs';
import { ChoosingPart } from './widgets/ChoosingPart';
import { DatesPart } from './widgets/DatesPart';
import { MenusPart } from './widgets/MenusPart';
import { UploadsPart } from './widgets/UploadsPart';

const PARTS = { choosing: ChoosingPart, dates: DatesPart, uploads: UploadsPart, menus: MenusPart } as const;
type PartName = keyof typeof PARTS;

const isPart = (name: string): name is PartName => name in PARTS;
const NAMES: readonly PartName[] = Object.keys(PARTS).filter(isPart);

/** Every shared widget in its states, with data that is always the same. */
export default function WidgetsGallery() {
  const [address, setAddress] = useSearchParams();
  const chosen = address.get('part') ?? '';
  const part = isPart(chosen) ? chosen : 'choosing';
  const Part = PARTS[part];
  return (
    <GalleryTabs
      name="widgets"
      parts={NAMES}
      part={part}
      onPart={(next) => setAddress({ part: next }, { replace: true })}
      sx={{ alignItems: 'start' }}
    >
      <Part />
    </GalleryTabs>
  );
}
