import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { FieldFrame, TreeSelect, type TreeMode } from '@/widgets';
import { GroupSelector, type Group, type SiteOption, type SiteLoader, SitePicker, useCurrentSite } from '@/energy';
import { findSites, manySites } from './manySites';
import { sampleTree } from './sampleTree';
import { Story } from './Story';
import { useGalleryWords } from './useGalleryWords';

/** Sites, groups and trees to choose from. */
export function ChoosingPart() {
  const say = useGalleryWords();
  const [current, choose] = useCurrentSite();
  return (
    <>
      <Story title={say('stations.title')} text={say('stations.text')}>
        <Sites
          label={say('stations.current')}
          sites={manySites}
          value={current === null ? [] : [current]}
          onSites={([id]) => choose(id ?? null)}
        />
        <HeldSites label={say('stations.several')} sites={manySites} multiple />
        <HeldSites label={say('stations.server')} sites={findSites} />
        <HeldSites label={say('stations.empty')} sites={NONE} />
      </Story>
      <Story title={say('groups.title')} text={say('groups.text')}>
        <Groups />
      </Story>
      <Story title={say('tree.title')} text={say('tree.text')}>
        <HeldTree mode="cascade" label={say('tree.title')} />
      </Story>
      <Story title={say('tree.single')} text={say('tree.singleText')}>
        <HeldTree mode="single" label={say('tree.single')} />
      </Story>
      <Story title={say('tree.limited')} text={say('tree.limitedText')}>
        <HeldTree mode="separate" max={3} label={say('tree.limited')} />
      </Story>
      <Story title={say('tree.readOnly')} text={say('tree.readOnlyText')}>
        <HeldTree mode="cascade" readOnly label={say('tree.readOnly')} />
      </Story>
    </>
  );
}

const NONE: readonly SiteOption[] = [];

interface SitesProps {
  readonly label: string;
  readonly sites: readonly SiteOption[] | SiteLoader;
  readonly value: readonly string[];
  onSites(ids: string[]): void;
  readonly multiple?: boolean;
}

function Sites({ label, ...props }: SitesProps) {
  return (
    <FieldFrame id={useId()} label={label}>
      {(control) => <SitePicker {...props} label={label} control={control} />}
    </FieldFrame>
  );
}

function HeldSites(props: Omit<SitesProps, 'value' | 'onSites'>) {
  const [value, setValue] = useState<string[]>([]);
  return <Sites {...props} value={value} onSites={setValue} />;
}

function HeldTree({
  mode,
  max,
  readOnly,
  label,
}: {
  readonly mode: TreeMode;
  readonly max?: number;
  readonly readOnly?: boolean;
  readonly label: string;
}) {
  const [value, setValue] = useState<string[]>(['n1']);
  return (
    <TreeSelect
      options={sampleTree}
      value={value}
      onChange={setValue}
      mode={mode}
      max={max}
      readOnly={readOnly}
      label={label}
      height={272}
    />
  );
}

function Groups() {
  const say = useGalleryWords();
  const [groups, setGroups] = useState<readonly Group[]>([
    { id: '1', desc: 'Northern homes' },
    { id: '2', desc: '示范家庭' },
    { id: '3', desc: 'Tariff trial' },
  ]);
  const [value, setValue] = useState<string | null>('1');
  const [refuse, setRefuse] = useState(false);
  const answer = async (work: () => void) => {
    await Promise.resolve();
    if (refuse) throw new Error('refused');
    work();
  };
  return (
    <>
      <div>
        <GroupSelector
          label={say('groups.label')}
          groups={groups}
          value={value}
          onPick={setValue}
          onCreate={(desc) => answer(() => setGroups([...groups, { id: `new-${desc}`, desc }]))}
          onEdit={(id, desc) => answer(() => setGroups(groups.map((one) => (one.id === id ? { id, desc } : one))))}
          onDelete={(id) => answer(() => setGroups(groups.filter((one) => one.id !== id)))}
        />
      </div>
      <FormControlLabel
        control={<Checkbox checked={refuse} onChange={(_, on) => setRefuse(on)} />}
        label={<Typography variant="body2">{say('groups.refuse')}</Typography>}
      />
    </>
  );
}
