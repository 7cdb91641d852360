import { DetailSheet } from '@/crud';
import { ResourceProvider } from '@/data';
import { section, type AnyRecord } from '@/schema';
import { home } from '@schemas/hems/home/home';

const NO_VIEWS = {};

/** Facts of a home in the order of spec 02 §2. */
const FACTS = [
  section('info', [
    'stationId',
    'houseType',
    'countryCode',
    'postalCode',
    'region',
    'createDate',
    'heatingSource',
    'houseSize',
    'housePeople',
    'residenceDay',
  ]),
];

/** What is known of the home itself. */
export function InfoFacts({ record }: { readonly record: AnyRecord }) {
  return (
    <ResourceProvider resource={home} path="@hems/home" views={NO_VIEWS}>
      <DetailSheet sections={FACTS} record={record} />
    </ResourceProvider>
  );
}
