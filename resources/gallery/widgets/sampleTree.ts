import type { TreeOption } from '@/widgets';

const leaf = (id: string, label: string, disabled = false): TreeOption => ({ id, label, disabled });

/** An organization with regions and stations; one of them cannot be chosen. */
export const sampleTree: readonly TreeOption[] = [
  {
    id: 'north',
    label: 'North',
    children: [
      leaf('n1', 'Hamburg Depot'),
      leaf('n2', 'Oslo Fjord Solar'),
      { id: 'n3', label: 'Baltic', children: [leaf('n3a', 'Rostock Wind'), leaf('n3b', 'Kiel Battery')] },
    ],
  },
  {
    id: 'south',
    label: 'South',
    children: [leaf('s1', 'Wien Home Cluster'), leaf('s2', 'Torino Solar Park'), leaf('s3', 'Lyon Archive', true)],
  },
  { id: 'east', label: 'East 东部', children: [leaf('e1', '苏州光伏电站'), leaf('e2', 'Pune Rooftop')] },
];
