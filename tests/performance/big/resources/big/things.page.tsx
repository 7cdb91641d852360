import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChartCard, type ChartSpec } from '@/charts';
import { SlotGrid } from '@/energy/slotGrid/SlotGrid';
import type { SlotRow } from '@/energy/slotGrid/slotGridProps';
import { daySlots } from '@/energy/slots/slot';
import { TreeSelect } from '@/widgets';

const BEGIN = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const POINTS = 100_000;

/** 10,000 nodes: 100 of 99, and those open. */
const nodes = Array.from({ length: 100 }, (_, at) => ({
  id: `${at}`,
  label: `Branch ${at}`,
  children: Array.from({ length: 99 }, (__, leaf) => ({ id: `${at}-${leaf}`, label: `Leaf ${at}.${leaf}` })),
}));

function Tree() {
  const [value, setValue] = useState<string[]>([]);
  return <TreeSelect options={nodes} value={value} onChange={setValue} label="Sites" height={480} />;
}

const days = Array.from({ length: 31 }, (_, at): SlotRow => ({
  id: `${at}`,
  name: `Day ${at + 1}`,
  values: Array.from({ length: 96 }, (__, slot) => (at * 7 + slot * 3) % 50),
}));

function Slots() {
  const [rows, setRows] = useState<readonly SlotRow[]>(days);
  const slots = useMemo(() => daySlots(96), []);
  return (
    <SlotGrid
      label="Month"
      unit="kW"
      rows={rows}
      slots={slots}
      onFigures={(figures) => setRows((before) => before.map((row, at) => ({ ...row, values: figures[at] ?? [] })))}
    />
  );
}

function Points() {
  const spec = useMemo((): ChartSpec => {
    const times = Array.from({ length: POINTS }, (_, at) => BEGIN + at * MINUTE);
    const wave = (of: number) =>
      times.map((__, at) => Math.round(1000 * (2 + Math.sin(at / of) + ((at * 37) % 11) / 20)) / 1000);
    return {
      id: 'power',
      title: 'Power',
      scale: { kind: 'time', zone: 'UTC', from: BEGIN, to: BEGIN + POINTS * MINUTE },
      axes: [{ unit: 'kW' }],
      series: [{ key: 'power', name: 'Power', kind: 'line', values: wave(900), times }],
    };
  }, []);
  return <ChartCard title="Power" spec={spec} height={400} />;
}

const THINGS: Readonly<Record<string, () => React.JSX.Element>> = { tree: Tree, slots: Slots, points: Points };

/** One of the things that are big, as the address names it. */
export default function BigThingsPage() {
  const [params] = useSearchParams();
  const Thing = THINGS[params.get('thing') ?? ''];
  return Thing ? <Thing /> : <p>Nothing big</p>;
}
