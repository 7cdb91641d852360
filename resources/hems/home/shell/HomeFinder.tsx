import { useArea } from '@/data';
import { SitePanel, useRecentSites } from '@/energy';
import { findHomes } from '../context/findHomes';

interface HomeFinderProps {
  /** Of the home that is shown. */
  readonly id: string;
  readonly label: string;
  onChoose(id: string): void;
}

/** A search over the homes, and those found; loaded with the first look. */
export default function HomeFinder({ id, label, onChoose }: HomeFinderProps) {
  useArea('widgets');
  const { recent, remember } = useRecentSites();
  return (
    <SitePanel
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
