import { Admin, Resource, type DataProvider } from 'react-admin';
import { resourceOf } from '@/crud';
import { part } from './schemas/depot/part';

export const App = ({ provider }: { readonly provider: DataProvider }) => (
  <Admin dataProvider={provider}>
    <Resource {...resourceOf(part, undefined, { name: 'parts' })} />
  </Admin>
);
