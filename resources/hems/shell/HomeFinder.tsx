import { useArea } from '@/data/texts/useArea';
import { StationPanel } from '@/widgets/stations/StationPanel';
import { useRecentStations } from '@/widgets/stations/useRecentStations';
import { findHomes } from '../station/findHomes';

interface HomeFinderProps {
  /** Of the home that is shown. */
  readonly id: string;
  readonly label: string;
  onChoose(id: string): void;
}

/** A search over the homes, and those found; loaded with the first look. */
export default function HomeFinder({ id, label, onChoose }: HomeFinderProps) {
  useArea('widgets');
  const { recent, remember } = useRecentStations();
  return (
    <StationPanel
      source={findHomes}
      value={[id]}
      recent={recent}
      multiple={false}
      label={label}
      typed=""
      onPick={(home) => {
        remember(home.id);
        onChoose(home.id);
      }}
      onClear={() => undefined}
      onDone={() => undefined}
    />
  );
}
